import type { CookieCategory } from '#content/cookie-words.ts';
import { storedItems } from '#content/cookies.ts';

/** Removes what these categories have stored, at once and not only on the next visit. */
export function clearStorage(categories: readonly CookieCategory[]): void {
  for (const { key, place, category } of storedItems) {
    if (!categories.includes(category)) continue;
    try {
      if (place === 'local storage') localStorage.removeItem(key);
      if (place === 'session storage') sessionStorage.removeItem(key);
    } catch {
      // Where storage is forbidden nothing was kept.
    }
  }
}
