import ClockAlert from 'lucide-react/icons/clock-alert';

/** Beside the status, for lateness is never a status of its own. */
export function DelayFlag({ days }: { days: number }) {
  return (
    <span
      data-badge=""
      className="inline-flex h-6 items-center gap-1.5 rounded-xs bg-danger-weak px-2 text-dense font-semibold whitespace-nowrap text-danger"
    >
      <ClockAlert aria-hidden="true" className="size-3.5 shrink-0" />
      Delayed by {days} {days === 1 ? 'day' : 'days'}
    </span>
  );
}
