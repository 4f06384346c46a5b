import { useEffect, useState } from 'react';

/** Whether a part of the element can be seen: it is in view, and the tab in the foreground. */
export function useInView(element: HTMLElement | null): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!element) return;
    let inView: boolean | undefined = false;
    const update = () => setSeen(!!inView && document.visibilityState === 'visible');
    const observer = new IntersectionObserver((entries) => {
      inView = entries.at(-1)?.isIntersecting;
      update();
    });
    observer.observe(element);
    document.addEventListener('visibilitychange', update);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', update);
      setSeen(false);
    };
  }, [element]);
  return seen;
}
