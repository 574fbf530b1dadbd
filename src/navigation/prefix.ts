import { useEffect } from 'react';
import { useRouter } from 'wouter';
import { readAddress } from '../language/addresses';
import type { Language } from '../language/codes';

/** Keeps an address true: if another language is shown than its prefix says, it loses the prefix, and nothing moves. */
export function usePrefix(language: Language): void {
  const { base } = useRouter();
  useEffect(() => {
    const { language: prefix = language, path } = readAddress(location.pathname);
    if (base && prefix !== language) history.replaceState(history.state, '', path + location.search + location.hash);
  }, [base, language]);
}
