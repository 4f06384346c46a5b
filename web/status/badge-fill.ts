import type { ComponentProps } from 'react';
import type { StatusBadge } from '#web/status/status-badge.tsx';

type Fill = NonNullable<ComponentProps<typeof StatusBadge>['fill']>;

/** The specification's variants are a difference of fill: default and destructive are solid, secondary is soft. */
const SOLID: ReadonlySet<string> = new Set(['delivered', 'in transit', 'paid', 'overdue']);

/** The fill of a portal badge by status, case-insensitive. Red is for overdue invoices, so pending ones are soft. */
export function badgeFill(status: string): Fill {
  return SOLID.has(status.toLowerCase()) ? 'solid' : 'soft';
}
