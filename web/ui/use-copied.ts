import { useEffect, useState } from 'react';

const SHOWN_MS = 2_000;

/** True for two seconds after each call of the second. */
export function useCopied(): [copied: boolean, sayCopied: () => void] {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  return [copied, () => setCopied(true)];
}
