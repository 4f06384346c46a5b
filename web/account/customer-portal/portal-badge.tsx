import { classNames } from '#web/ui/class-names.ts';
import { type BadgeVariant, badgeVariant } from './badge-variant.ts';

const looks: Record<BadgeVariant, string> = {
  default: 'bg-brand text-on-brand',
  secondary: 'bg-sunken text-ink border border-line',
  destructive: 'bg-danger text-destructive-foreground',
};

/** A status badge in the portal's style for a shipment, an invoice or a document. */
export function PortalBadge({ children }: { children: string }) {
  return (
    <span
      data-badge=""
      className={classNames(
        'inline-flex h-6 items-center rounded-xs px-2 text-badge tracking-normal whitespace-nowrap normal-case',
        looks[badgeVariant(children)],
      )}
    >
      {children}
    </span>
  );
}
