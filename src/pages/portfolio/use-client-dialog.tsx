import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Engagement } from '../../content/engagements';
import { loadChunk } from '../../loading/load-chunk';
import { whenCached } from '../../pwa/when-cached';

const loadDialog = () => import('./client-dialog');

/** The dialog of the client that was chosen, once its file is there, or the client whose dialog cannot be had. */
export function useClientDialog() {
  const [ClientDialog, setDialog] = useState<typeof import('./client-dialog').ClientDialog>();
  const [chosen, choose] = useState<Engagement>();
  const [failed, setFailed] = useState<Engagement>();
  useEffect(() => whenCached(loadDialog), []);
  const show = useCallback(async (engagement: Engagement) => {
    setFailed(undefined);
    // What Ark does in the frame after a dialog opens (focus, listeners) comes after the dialog is seen, not before.
    const frame = requestAnimationFrame(() => flushSync(() => choose(engagement)));
    try {
      const loaded = await loadChunk('dialog', loadDialog);
      setDialog(() => loaded.ClientDialog);
    } catch (error) {
      console.warn(error);
      cancelAnimationFrame(frame);
      choose(undefined);
      setFailed(engagement);
    }
  }, []);
  const close = useCallback(() => choose(undefined), []);
  const dialog = ClientDialog && chosen && <ClientDialog engagement={chosen} onClose={close} />;
  return { dialog, failed, show };
}
