import { useCallback, useEffect, useState } from 'react';

/** The ids of the persons who have collapsed it. */
const STORAGE_KEY = 'groundswell.sidebar.1';
/** Below this width it starts collapsed. */
const NARROW = '(width < 64rem)';

/** Whether the sidebar is collapsed, stored per person on wide screens, and its toggle, also by Ctrl+\. */
export function useSidebar(user_id: string) {
  const [collapsed, setCollapsed] = useState(() => startsCollapsed(user_id));
  useEffect(() => {
    const media = window.matchMedia(NARROW);
    const onChange = () => setCollapsed(startsCollapsed(user_id));
    media.addEventListener('change', onChange);
    return () => media.removeEventListener('change', onChange);
  }, [user_id]);

  const toggle = useCallback(() => {
    setCollapsed(!collapsed);
    if (!window.matchMedia(NARROW).matches) store(user_id, !collapsed);
  }, [user_id, collapsed]);
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

function startsCollapsed(user_id: string): boolean {
  try {
    return window.matchMedia(NARROW).matches || collapsedIds().includes(user_id);
  } catch {
    return false;
  }
}

function collapsedIds(): string[] {
  return localStorage.getItem(STORAGE_KEY)?.split(',') ?? [];
}

function store(user_id: string, collapsed: boolean): void {
  try {
    const ids = [...collapsedIds().filter((other) => other !== user_id), ...(collapsed ? [user_id] : [])];
    if (ids.length > 0) localStorage.setItem(STORAGE_KEY, ids.join(','));
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is full or blocked; the choice lasts until the page is left.
  }
}
