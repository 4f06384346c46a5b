import { classNames } from '#web/ui/class-names.ts';
import { statusLabels, statusStyle } from './status-appearance.ts';

interface StatusBadgeProps {
  /** A status of a shipment, tracking event, quote, invoice or document. Unknown ones are grey. */
  status: string;
  /** An edge in the hue of the status, for one that stands out. */
  edged?: boolean;
  className?: string;
}

/** A status badge with icon, uppercase label and colour, the same on every screen. */
export function StatusBadge({ status, edged, className }: StatusBadgeProps) {
  const style = statusStyle(status);
  return (
    <span
      data-badge=""
      className={classNames(
        'inline-flex h-6 items-center gap-1.5 rounded-xs px-2 text-badge whitespace-nowrap',
        style.badge,
        edged && 'border border-current/45',
        className,
      )}
    >
      <style.icon aria-hidden="true" className="size-3.5 shrink-0" />
      {statusLabels(status)}
    </span>
  );
}

/** A compact status: the icon in the status colour with the label in body text. */
export function StatusDot({ status, className }: Omit<StatusBadgeProps, 'edged'>) {
  const style = statusStyle(status);
  return (
    <span className={classNames('inline-flex items-center gap-1.5 whitespace-nowrap', className)}>
      <style.icon aria-hidden="true" className={classNames('size-4 shrink-0', style.dot)} />
      <span className="first-letter:uppercase">{statusLabels(status)}</span>
    </span>
  );
}
