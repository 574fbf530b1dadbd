import { useEffect, useState } from 'react';

/** The delay before an announcement, in ms. Screen readers may drop one while the whole page changes. */
const delay = 500;

/** Announces `text` to screen readers at each change of `when`, but not at the first render. */
export function Announcer({ when, text }: { when: string; text: string }) {
  const [announced, setAnnounced] = useState({ when, text: '' });
  useEffect(() => {
    if (when === announced.when) return;
    const timer = setTimeout(setAnnounced, delay, { when, text });
    return () => clearTimeout(timer);
  }, [when, text, announced.when]);
  // The key makes a new element, which is announced even if its text is the same: some titles are the same in two languages.
  return (
    <p role="status" className="sr-only">
      <span key={announced.when}>{announced.text}</span>
    </p>
  );
}
