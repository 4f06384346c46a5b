import { type RefObject, useEffect, useState } from 'react';
import { whenIdle } from '#web/ui/loading/when-idle.ts';

const intents = ['pointerover', 'focusin'] as const;

/** True once the page is idle and half of the element is in view, or after the first interaction with it. */
export function useNearView(target: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (near || !element) return;
    const come = () => setNear(true);
    let cancel = () => {};
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        cancel();
        cancel = whenIdle(come);
      },
      { threshold: 0.5 },
    );
    observer.observe(element);
    for (const intent of intents) element.addEventListener(intent, come);
    return () => {
      cancel();
      observer.disconnect();
      for (const intent of intents) element.removeEventListener(intent, come);
    };
  }, [target, near]);
  return near;
}
