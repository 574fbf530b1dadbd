import { useEffect, useRef, useState } from 'react';

/** Speaks a text to screen readers each time the occasion changes. The first text is not spoken. */
export function Announcer({ occasion, text }: { occasion: string; text: string }) {
  const last = useRef(occasion);
  const [spoken, speak] = useState({ occasion, text: '' });
  useEffect(() => {
    if (occasion === last.current) return;
    last.current = occasion;
    speak({ occasion, text });
  }, [occasion, text]);
  // A new element is spoken although it says what the last one said: some pages have one title in two languages.
  return (
    <p role="status" className="unseen">
      <span key={spoken.occasion}>{spoken.text}</span>
    </p>
  );
}
