import { useLayoutEffect, useRef, useState } from 'react';

const LEAST = 240;
/** Between the box and the window's lower edge. */
const MARGIN = 16;

/** How tall a box may be to end at the window's lower edge, in pixels; follows what stands above it. */
export function useRoomBelow<Box extends HTMLElement>() {
  const box = useRef<Box>(null);
  const [room, setRoom] = useState(LEAST);
  useLayoutEffect(() => {
    const measure = () => {
      const top = (box.current?.getBoundingClientRect().top ?? 0) + window.scrollY;
      setRoom(Math.max(LEAST, Math.floor(window.innerHeight - top - MARGIN)));
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
