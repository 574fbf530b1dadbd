import { signal } from '@preact/signals-react';
import { type MouseEvent, useDeferredValue, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { engagements, type PortfolioKey } from '../../content/engagements';
import { PageLanguage, useLanguage } from '../../language/language';
import { isPlainPress } from '../../layout/section-link';
import { fragment, useSignalValue } from '../../navigation/location';
import { whenCached } from '../../pwa/when-cached';
import { cleanPath, pageOf } from '../../routes';
import { Projects } from './projects';
import { Timeline } from './timeline';

/** The dialog, once its file is there. */
const dialog = signal<typeof import('./client-dialog').ClientDialog | undefined>(undefined);

async function loadDialog() {
  const { ClientDialog } = await import('./client-dialog');
  dialog.value = ClientDialog;
}

/** Opens the dialog of a client in the frame of the press. If it is not there yet, the browser follows the link. */
function open(event: MouseEvent, client: PortfolioKey) {
  if (!isPlainPress(event) || !dialog.value) return;
  event.preventDefault();
  flushSync(() => history.pushState({ within: true, top: scrollY }, '', `#${client}`));
}

/** Closes the dialog. If a press on this page opened it, that is a step back. */
function close() {
  if (history.state?.within) history.back();
  else history.replaceState(history.state, '', cleanPath(location.pathname) + location.search);
}

/** The clients on their timeline, and the dialog or the projects of the one that the address names. */
export function Clients() {
  const ClientDialog = useSignalValue(dialog);
  const named = useSignalValue(fragment);
  const [path] = useLocation();
  // Out of sight the page has no dialog: it would stand over another page.
  const chosen = pageOf(path) === 'portfolio' ? engagements.find(({ client }) => client === named) : undefined;
  // Whoever presses a flag sees neither the projects nor the dialog: their words may come a frame later.
  const language = useDeferredValue(useLanguage().language);
  useEffect(() => whenCached(loadDialog), []);
  useEffect(() => {
    if (chosen) loadDialog().catch(console.warn);
  }, [chosen]);
  return (
    <>
      <Timeline onChoose={open} />
      <PageLanguage value={language}>
        <Projects isAway={Boolean(ClientDialog)} />
        {ClientDialog && <ClientDialog engagement={chosen} onClose={close} />}
      </PageLanguage>
    </>
  );
}
