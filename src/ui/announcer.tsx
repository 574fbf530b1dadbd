import { useEffect, useRef, useState } from 'react';

/** Speaks a text to screen readers each time the occasion changes. The first text is not spoken. */
export function Announcer({ occasion, text }: { occasion: string; text: string }) {
  const last = useRef(occasion);
  const [spoken, speak] = useState('');
  useEffect(() => {
    if (occasion === last.current) return;
    last.current = occasion;
    speak(text);
  }, [occasion, text]);
  return (
    <p role="status" className="unseen">
      {spoken}
    </p>
  );
}
