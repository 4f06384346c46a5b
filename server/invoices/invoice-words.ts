const DAY = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** '$1,834.50', and in any other currency. */
export function amount(cents: number, currency: string): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency });
}

/** '21 November 2026', in UTC: the same for both parties wherever they are. */
export function day(moment: Date): string {
  return moment.toLocaleDateString('en-GB', DAY);
}
