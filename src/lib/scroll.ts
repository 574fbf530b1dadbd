import { useEffect, useState } from 'react';

/**
 * Returns what `read` has returned at first and after each scroll, and `initial` before hydration. It reads in an effect: in a
 * render, the browser would have to compute the layout twice.
 */
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
