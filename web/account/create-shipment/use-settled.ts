import { useEffect, useState } from 'react';

type Texts = readonly [string, string, string, string];

/** The texts as they were when they last stood still for so long. */
export function useSettled(texts: Texts, pauseMs: number): Texts {
  const [settled, setSettled] = useState(texts);
  const [one, two, three, four] = texts;
  useEffect(() => {
    const timer = setTimeout(() => setSettled([one, two, three, four]), pauseMs);
    return () => clearTimeout(timer);
  }, [one, two, three, four, pauseMs]);
  return settled;
}
