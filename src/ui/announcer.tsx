import { useState } from 'react';

/** Speaks a text to screen readers each time the occasion changes. The first text is not spoken. */
export function Announcer({ occasion, text }: { occasion: string; text: string }) {
  const [spoken, speak] = useState({ occasion, text: '' });
  if (occasion !== spoken.occasion) speak({ occasion, text });
  // A new element is spoken although it says what the last one said: some pages have one title in two languages.
  return (
    <p role="status" className="sr-only">
      <span key={spoken.occasion}>{spoken.text}</span>
    </p>
  );
}
