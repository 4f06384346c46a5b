import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After moving to another screen focus goes to its `main`, as a full page load would start at the top. */
export function RouteFocus() {
  const { pathname } = useLocation();
  const former = useRef(pathname);

  useEffect(() => {
    if (former.current === pathname) return;
    former.current = pathname;
    const main = document.getElementById('main');
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname]);

  return null;
}
