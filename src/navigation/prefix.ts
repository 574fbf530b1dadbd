import { useEffect } from 'react';
import { useRouter } from 'wouter';
import { readAddress } from '../language/addresses';
import type { Language } from '../language/codes';

/** Keeps the address true: if the page is shown in another language than its prefix says, it loses the prefix. */
export function usePrefix(language: Language): void {
  const { base } = useRouter();
  useEffect(() => {
    const { language: prefix = language, path } = readAddress(location.pathname);
    if (base && prefix !== language) history.replaceState(history.state, '', path + location.search + location.hash);
  }, [base, language]);
}
