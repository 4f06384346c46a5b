import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Moves focus to `main` after navigation, like a full page load. */
export function RouteFocus() {
  const { pathname } = useLocation();
  const previous = useRef(pathname);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const main = document.getElementById('main');
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname]);

  return null;
}
