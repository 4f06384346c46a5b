import { isLocalPath, paths } from '#web/paths.ts';

/** The path after sign-in: the page that required it, otherwise the dashboard. */
export function destination(next: string | null): string {
  return isLocalPath(next) ? next : paths.dashboard();
}

/**
 * The audience of the sign-in screen. Direct visits and redirects from the console are for administrators; redirects
 * from other screens and `for=customer` are for customers.
 */
export function audience(query: URLSearchParams): 'administrator' | 'customer' {
  if (query.get('for') === 'customer') return 'customer';
  const next = query.get('next');
  return isLocalPath(next) && !isInConsole(next) ? 'customer' : 'administrator';
}

function isInConsole(path: string) {
  return /^\/admin(?![\w-])/.test(path);
}
