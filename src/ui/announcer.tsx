import { useEffect, useState } from 'react';

/** The delay before an announcement, in ms. While all the words of a page change, Orca drops announcements. */
const delay = 500;

/** Announces `text` to screen readers whenever `announceOn` changes, and not at first. */
export function Announcer({ announceOn, text }: { announceOn: string; text: string }) {
  const [announced, setAnnounced] = useState({ announceOn, text: '' });
  useEffect(() => {
    if (announceOn === announced.announceOn) return;
    const timer = setTimeout(setAnnounced, delay, { announceOn, text });
    return () => clearTimeout(timer);
  }, [announceOn, text, announced.announceOn]);
  // A new element is announced although its text is the same: some pages have one title in two languages.
  return (
    <p role="status" className="sr-only">
      <span key={announced.announceOn}>{announced.text}</span>
    </p>
  );
}
