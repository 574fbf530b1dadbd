import { signal } from '@preact/signals-react';
import { type MouseEvent, useEffect } from 'react';
import { useLocation } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { type ClientKey, timeline } from '../../clients';
import { getHistoryState, type HistoryState } from '../../lib/history-state';
import { hasModifier } from '../../lib/modifier-key';
import { useSignalValue } from '../../lib/signals';
import { whenPrecached } from '../../pwa/when-precached';
import { normalizePath, pageOf } from '../../routes';
import { Projects } from './projects';
import { Timeline } from './timeline';

/** The dialog, once it is loaded. React.lazy would cache a failed import: https://github.com/facebook/react/issues/14254 */
const dialog = signal<typeof import('./client-dialog').ClientDialog | undefined>(undefined);

async function loadDialog() {
  const { ClientDialog } = await import('./client-dialog');
  dialog.value = ClientDialog;
}

/**
 * Without the dialog, shows the projects of the client that the fragment names, by `:target`. That matches only after a
 * navigation, and not after `pushState`: so this navigates to the same fragment.
 */
function showTarget() {
  if (document.querySelector(':target')) return;
  const { state } = history;
  location.replace(location.hash);
  history.replaceState(state, '');
}

/** Opens the dialog of a client. If it is not loaded yet, or a modifier key is pressed, the browser follows the link. */
function handleClick(event: MouseEvent, client: ClientKey) {
  if (hasModifier(event) || !dialog.value) return;
  event.preventDefault();
  history.pushState({ backCloses: true, top: scrollY } satisfies HistoryState, '', `#${client}`);
}

/** Closes the dialog. If a click on this page opened it, that is a step back. */
function handleClose() {
  if (getHistoryState().backCloses) history.back();
  else history.replaceState(history.state, '', normalizePath(location.pathname) + location.search);
}

const getFragment = () => location.hash.slice(1);
const getPrerenderedFragment = () => '';

/** The clients on their timeline, and the dialog or the projects of the one that the fragment names. */
export function ClientTimeline() {
  const ClientDialog = useSignalValue(dialog);
  const [path] = useLocation();
  // The router sees `pushState` and `replaceState`, too: the handlers above render this again.
  const fragment = useLocationProperty(getFragment, getPrerenderedFragment);
  // On a hidden page there is no dialog: it would cover another page.
  const selected = pageOf(path) === 'portfolio' ? timeline.find(({ client }) => client === fragment) : undefined;
  useEffect(() => whenPrecached(loadDialog), []);
  useEffect(() => {
    if (!selected) return;
    if (!dialog.value) showTarget();
    loadDialog().catch((error) => console.warn(error));
  }, [selected]);
  return (
    <>
      <Timeline onClick={handleClick} />
      <Projects isDialogLoaded={Boolean(ClientDialog)} />
      {selected && ClientDialog && <ClientDialog key={selected.client} engagement={selected} onClose={handleClose} />}
    </>
  );
}
