import { useCallback, useEffect, useState } from 'react';

/** Below this width it starts collapsed. */
const NARROW = '(width < 64rem)';

/** Whether the sidebar is collapsed, stored per person on wide screens, and its toggle, also by Ctrl+\. */
export function useSidebar(user_id: string) {
  const key = `groundswell.sidebar.${user_id}`;
  const [collapsed, setCollapsed] = useState(() => startsCollapsed(key));
  useEffect(() => {
    const media = window.matchMedia(NARROW);
    const onChange = () => setCollapsed(startsCollapsed(key));
    media.addEventListener('change', onChange);
    return () => media.removeEventListener('change', onChange);
  }, [key]);

  const toggle = useCallback(() => {
    setCollapsed(!collapsed);
    if (!window.matchMedia(NARROW).matches) store(key, !collapsed);
  }, [key, collapsed]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '\\' || !event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      toggle();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [toggle]);
  return { collapsed, toggle };
}

function startsCollapsed(key: string): boolean {
  try {
    return window.matchMedia(NARROW).matches || localStorage.getItem(key) === 'collapsed';
  } catch {
    return false;
  }
}

function store(key: string, collapsed: boolean): void {
  try {
    localStorage.setItem(key, collapsed ? 'collapsed' : 'open');
  } catch {
    // Storage is full or blocked; the choice lasts until the page is left.
  }
}
