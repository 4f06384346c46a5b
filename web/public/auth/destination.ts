import { isOwnPath, paths } from '#web/paths.ts';

/** Where sign-in leads: back to the page which asked for it, else to the dashboard. */
export function destination(next: string | null): string {
  return isOwnPath(next) ? next : paths.dashboard();
}

/**
 * Whom the sign-in screen speaks to. Direct visits and visits on the way to the console are for
 * administrators; whoever was on the way to another screen, or asks for it, is a customer.
 */
export function audience(query: URLSearchParams): 'administrator' | 'customer' {
  if (query.get('for') === 'customer') return 'customer';
  const next = query.get('next');
  return isOwnPath(next) && !isInConsole(next) ? 'customer' : 'administrator';
}

function isInConsole(path: string) {
  return /^\/admin(?![\w-])/.test(path);
}
