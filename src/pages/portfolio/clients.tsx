import { signal } from '@preact/signals-react';
import { type MouseEvent, useContext, useEffect } from 'react';
import { engagements, type PortfolioKey } from '../../content/engagements';
import { IsOpen } from '../../layout/sections';
import { fragment, useSignalValue } from '../../lib/location';
import { whenCached } from '../../pwa/when-cached';
import { cleanPath } from '../../routes';
import { Projects } from './projects';
import { Timeline } from './timeline';

/** The dialog, once its file is there. React.lazy would keep a failed import: https://github.com/facebook/react/issues/14254 */
const dialog = signal<typeof import('./client-dialog').ClientDialog | undefined>(undefined);

async function loadDialog() {
  const { ClientDialog } = await import('./client-dialog');
  dialog.value = ClientDialog;
}

/** Opens the dialog of a client. If it is not there yet, or a key is held, the browser follows the link. */
function open(event: MouseEvent, client: PortfolioKey) {
  const { metaKey, ctrlKey, shiftKey, altKey } = event;
  if (metaKey || ctrlKey || shiftKey || altKey || !dialog.value) return;
  event.preventDefault();
  history.pushState({ within: true, top: scrollY }, '', `#${client}`);
}

/** Closes the dialog. If a click on this page opened it, that is a step back. */
function close() {
  if (history.state?.within) history.back();
  else history.replaceState(history.state, '', cleanPath(location.pathname) + location.search);
}

/** The dialog of the client that the address names. A hidden page has none: it would be over another page. */
function Chosen() {
  const ClientDialog = useSignalValue(dialog);
  const named = useSignalValue(fragment);
  const isOpen = useContext(IsOpen);
  const chosen = isOpen ? engagements.find(({ client }) => client === named) : undefined;
  useEffect(() => {
    if (chosen) loadDialog().catch(console.warn);
  }, [chosen]);
  return chosen && ClientDialog && <ClientDialog key={chosen.client} engagement={chosen} onClose={close} />;
}

/** The clients on their timeline, and the dialog or the projects of the one that the address names. */
export function Clients() {
  const isThere = Boolean(useSignalValue(dialog));
  useEffect(() => whenCached(loadDialog), []);
  return (
    <>
      <Timeline onChoose={open} />
      <Projects isAway={isThere} />
      <Chosen />
    </>
  );
}
