import { useLayoutEffect, useRef, useState } from 'react';

const MIN_HEIGHT = 240;
/** Space between the box and the bottom of the window, in pixels. */
const MARGIN = 16;

/** The height in pixels with which a box, and what follows it in its parent, reaches the bottom of the window. Updates when
 * the content above changes. */
export function useAvailableHeight<Box extends HTMLElement>() {
  const box = useRef<Box>(null);
  const [room, setRoom] = useState(MIN_HEIGHT);
  useLayoutEffect(() => {
    const measure = () => {
      if (!box.current) return;
      const { top, bottom } = box.current.getBoundingClientRect();
      const last = box.current.parentElement?.lastElementChild ?? box.current;
      const below = Math.max(0, last.getBoundingClientRect().bottom - bottom);
      setRoom(Math.max(MIN_HEIGHT, Math.floor(window.innerHeight - top - window.scrollY - below - MARGIN)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    if (box.current?.parentElement) observer.observe(box.current.parentElement);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, []);
  return [box, room] as const;
}
