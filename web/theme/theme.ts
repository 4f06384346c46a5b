import { useSyncExternalStore } from 'react';

export type Theme = 'system' | 'day' | 'night';

const STORAGE_KEY = 'groundswell.theme';
const NIGHT_QUERY = '(prefers-color-scheme: dark)';
const FORCED_QUERY = '(forced-colors)';
const listeners = new Set<() => void>();

/**
 * Runs in the document's head before the first paint, so that dark mode never flashes white, and follows the operating
 * system before the page's modules start and when a page returns from the back/forward cache. With forced colours it always
 * follows the system, because charts have colours of the theme on the background of the system. Must match `applyTheme`.
 */
export const themeScript = `(function(){var m=matchMedia("${NIGHT_QUERY}"),f=matchMedia("${FORCED_QUERY}");function a(){var t=null;try{t=localStorage.getItem("${STORAGE_KEY}")}catch(e){}document.documentElement.classList.toggle("dark",t&&!f.matches?t==="night":m.matches)}a();m.addEventListener("change",a);addEventListener("pageshow",a)})()`;

/** The selected theme and its setter. 'system' before hydration. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore<Theme>(subscribe, storedTheme, () => 'system');
  return [theme, chooseTheme];
}

function chooseTheme(theme: Theme) {
  try {
    if (theme === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Storage may be blocked: the choice then lasts as long as the page.
  }
  chosenHere = theme;
  applyTheme();
}

/** The choice of this visit if storage is blocked. */
let chosenHere: Theme | null = null;

function storedTheme(): Theme {
  if (chosenHere) return chosenHere;
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === 'day' || stored === 'night' ? stored : 'system';
  } catch {
    return 'system';
  }
}

function applyTheme() {
  const theme = storedTheme();
  const followsSystem = theme === 'system' || matchMedia(FORCED_QUERY).matches;
  const night = followsSystem ? matchMedia(NIGHT_QUERY).matches : theme === 'night';
  document.documentElement.classList.toggle('dark', night);
  for (const listener of listeners) listener();
}

/** Subscribes to changes in this page, other tabs and, for 'system', the operating system. */
function subscribe(listener: () => void) {
  listeners.add(listener);
  const followTab = (event: StorageEvent) => {
    if (event.key !== STORAGE_KEY) return;
    chosenHere = null;
    applyTheme();
  };
  const system = matchMedia(NIGHT_QUERY);
  window.addEventListener('storage', followTab);
  system.addEventListener('change', applyTheme);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', followTab);
    system.removeEventListener('change', applyTheme);
  };
}
