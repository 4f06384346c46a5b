import { useEffect, useState } from 'react';

const PAUSE_MS = 180;

/** What is typed, once typing pauses. */
export function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setSettled, PAUSE_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
