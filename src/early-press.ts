import { useEffect } from 'react';

/**
 * Marks the document as live, and repeats a press that came before it was, so that it is not lost.
 */
export function useEarlyPress(): void {
  useEffect(() => {
    document.documentElement.dataset.live = '';
    const { earlyPress } = window;
    delete window.earlyPress;
    if (earlyPress instanceof HTMLElement && earlyPress.isConnected) earlyPress.click();
  }, []);
}
