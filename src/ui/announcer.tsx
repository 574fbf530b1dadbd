import { useEffect, useState } from 'react';

/** The delay before an announcement, in ms. While all the words of a page change, Orca drops announcements. */
const delay = 500;

/** Announces `text` to screen readers at each change of `when`, and not at first. */
export function Announcer({ when, text }: { when: string; text: string }) {
  const [announced, setAnnounced] = useState({ when, text: '' });
  useEffect(() => {
    if (when === announced.when) return;
    const timer = setTimeout(setAnnounced, delay, { when, text });
    return () => clearTimeout(timer);
  }, [when, text, announced.when]);
  // A new element is announced although its text is the same: some pages have one title in two languages.
  return (
    <p role="status" className="sr-only">
      <span key={announced.when}>{announced.text}</span>
    </p>
  );
}
