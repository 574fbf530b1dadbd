import { useEffect, useState } from 'react';

/** The delay before an announcement, in ms. While all the words of a page change, Orca drops others. */
const delay = 500;

/** Speaks a text to screen readers each time the announceOn changes. The first text is not spoken. */
export function Announcer({ announceOn, text }: { announceOn: string; text: string }) {
  const [spoken, speak] = useState({ announceOn, text: '' });
  useEffect(() => {
    if (announceOn === spoken.announceOn) return;
    const timer = setTimeout(speak, delay, { announceOn, text });
    return () => clearTimeout(timer);
  }, [announceOn, text, spoken.announceOn]);
  // A new element is announced although its text is the same: some pages have one title in two languages.
  return (
    <p role="status" className="sr-only">
      <span key={spoken.announceOn}>{spoken.text}</span>
    </p>
  );
}
