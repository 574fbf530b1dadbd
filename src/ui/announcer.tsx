import { useEffect, useRef, useState } from 'react';

/** Speaks a text to screen readers each time it changes. The first text is not spoken. */
export function Announcer({ text }: { text: string }) {
  const last = useRef(text);
  const [spoken, speak] = useState('');
  useEffect(() => {
    if (text === last.current) return;
    last.current = text;
    speak(text);
  }, [text]);
  return (
    <p role="status" className="unseen">
      {spoken}
    </p>
  );
}
