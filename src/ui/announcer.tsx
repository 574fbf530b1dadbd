import { useEffect, useState } from 'react';

/** The delay before an announcement, in ms: the page changes first. */
const delay = 500;

/** Announces `text` to screen readers at each change of `trigger`, but not at the first render. */
export function Announcer({ trigger, text }: { trigger: string; text: string }) {
  const [announced, setAnnounced] = useState({ trigger, text: '' });
  useEffect(() => {
    if (trigger === announced.trigger) return;
    const timer = setTimeout(setAnnounced, delay, { trigger, text });
    return () => clearTimeout(timer);
  }, [trigger, text, announced.trigger]);
  // The key makes a new element, which is announced even if its text is the same: some titles are the same in two languages.
  return (
    <p role="status" className="sr-only">
      <span key={announced.trigger}>{announced.text}</span>
    </p>
  );
}
