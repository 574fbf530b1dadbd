/**
 * Nothing but this machine is in reach of a browser that a test opens: a message never gets to a receiver of the real
 * world, whoever the owner has named.
 */
const own = ['localhost', '127.0.0.1'];

/** A proxy that nobody runs. Whatever has to pass it is lost. */
const nowhere = { host: '127.0.0.1', port: 9 };

/** What Chromium is started with. */
export const chromiumFlags = [
  // Chromium refuses its sandbox to root, which is what most CI machines run as.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--host-resolver-rules=${['MAP * ~NOTFOUND', ...own.map((host) => `EXCLUDE ${host}`)].join(', ')}`,
];

/** What Firefox is started with. It draws less often, and in fewer processes: that takes a fifth of the time away. */
export const firefoxPreferences = {
  'layout.frame_rate': 30,
  'dom.ipc.processCount': 1,
  'network.proxy.type': 1,
  'network.proxy.http': nowhere.host,
  'network.proxy.http_port': nowhere.port,
  'network.proxy.ssl': nowhere.host,
  'network.proxy.ssl_port': nowhere.port,
  'network.proxy.no_proxies_on': own.join(),
};

/** What the small browser of WebKit's driver is started with. */
export const webkitArguments = [
  `--proxy=http://${nowhere.host}:${nowhere.port}`,
  ...own.map((host) => `--ignore-host=${host}`),
];
