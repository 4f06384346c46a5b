export type BadgeVariant = 'default' | 'secondary' | 'destructive';

const VARIANTS: ReadonlyMap<string, BadgeVariant> = new Map([
  ['delivered', 'default'],
  ['in transit', 'default'],
  ['paid', 'default'],
  ['processing', 'secondary'],
  ['pending', 'destructive'],
  ['overdue', 'destructive'],
]);

/** The style of a portal badge by status, case-insensitive. Unknown statuses are secondary. */
export function badgeVariant(status: string): BadgeVariant {
  return VARIANTS.get(status.toLowerCase()) ?? 'secondary';
}
