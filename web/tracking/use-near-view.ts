import { type RefObject, useEffect, useState } from 'react';

const MARGIN_PX = 300;

/** True once the page has been painted and the element is in view, or a scroll away from it. */
export function useNearView(target: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (near || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) whenIdle(() => setNear(true));
      },
      { rootMargin: `${MARGIN_PX}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [target, near]);
  return near;
}

/** Safari has no idle callback. */
function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 1_000 });
  else setTimeout(act, 200);
}
