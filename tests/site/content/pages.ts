export const navigation = [
  { path: '/', page: 'home', section: 'home' },
  { path: '/', section: 'services' },
  { path: '/portfolio', page: 'portfolio' },
  { path: '/werkplaats', page: 'workshop' },
  { path: '/about', page: 'about' },
  { path: '/', section: 'contact' },
] as const;
