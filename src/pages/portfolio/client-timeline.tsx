import { signal } from '@preact/signals-react';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { engagements } from '../../clients';
import { useSignalValue } from '../../lib/signals';
import { whenPrecached } from '../../pwa/when-precached';
import { getPage } from '../../routes';
import { Projects } from './projects';
import { Timeline } from './timeline';

/** The dialog, once it is loaded. React.lazy would cache a failed import: https://github.com/facebook/react/issues/14254 */
const loadedDialog = signal<typeof import('./client-dialog').ClientDialog | undefined>(undefined);

async function loadDialog() {
  const { ClientDialog } = await import('./client-dialog');
  loadedDialog.value = ClientDialog;
}

/** The clients on their timeline, and the dialog or the projects of the one that the fragment names. */
export function ClientTimeline() {
  const ClientDialog = useSignalValue(loadedDialog);
  const [path] = useLocation();
  // wouter observes `pushState` and `replaceState`, too.
  const fragment = useLocationProperty(
    () => location.hash.slice(1),
    () => '',
  );
  // On a hidden page, the dialog would cover another page.
  const selected = getPage(path) === 'portfolio' ? engagements.find(({ client }) => client === fragment) : undefined;
  useEffect(() => whenPrecached(loadDialog), []);
  useEffect(() => {
    if (selected) loadDialog().catch((error) => console.warn(error));
  }, [selected]);
  return (
    <>
      <Timeline />
      <Projects selected={selected?.client} isDialogLoaded={Boolean(ClientDialog)} />
      {selected && ClientDialog && <ClientDialog key={selected.client} {...selected} />}
    </>
  );
}
