import { useEffect, useState } from 'react';

/** Returns what `read` has returned at first and after each scroll. In a render, reading would cost a layout of its own. */
export function useScrollValue<T>(read: () => T, initial: T): T {
  const [value, setValue] = useState(initial);
  useEffect(() => {
    const update = () => setValue(read());
    update();
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, [read]);
  return value;
}
