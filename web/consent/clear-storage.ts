import type { CookieCategory } from '#content/cookie-labels.ts';
import { storedItems } from '#content/cookies.ts';

/** Removes the stored items of these categories immediately. */
export function clearStorage(categories: readonly CookieCategory[]): void {
  for (const { key, place, category } of storedItems) {
    if (!categories.includes(category)) continue;
    try {
      if (place === 'local storage') localStorage.removeItem(key);
      if (place === 'session storage') sessionStorage.removeItem(key);
    } catch {
      // Storage is blocked, so nothing was stored.
    }
  }
}
