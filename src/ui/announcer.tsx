import { useEffect, useState } from 'react';

/** The wait before speaking, in ms. While all the words of a page change, Orca drops what happens elsewhere. */
const calm = 500;

/** Speaks a text to screen readers each time the occasion changes. The first text is not spoken. */
export function Announcer({ occasion, text }: { occasion: string; text: string }) {
  const [spoken, speak] = useState({ occasion, text: '' });
  useEffect(() => {
    if (occasion === spoken.occasion) return;
    const timer = setTimeout(speak, calm, { occasion, text });
    return () => clearTimeout(timer);
  }, [occasion, text, spoken.occasion]);
  // A new element is spoken although it says what the last one said: some pages have one title in two languages.
  return (
    <p role="status" className="sr-only">
      <span key={spoken.occasion}>{spoken.text}</span>
    </p>
  );
}
