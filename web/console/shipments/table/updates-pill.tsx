import { counted } from '#web/shipments/amounts.ts';

interface UpdatesPillProps {
  /** Rows changed by others that would move. */
  count: number;
  onApply: () => void;
}

/** Applies pending moves of rows on click, so that rows don't move under the pointer. */
export function UpdatesPill({ count, onApply }: UpdatesPillProps) {
  return (
    <div
      role="status"
      className="pointer-events-none absolute inset-x-0 bottom-3 z-10 grid place-items-center"
    >
      {count > 0 && (
        <button
          type="button"
          onClick={onApply}
          aria-label={`${counted(count, 'update')}, apply`}
          className="pointer-events-auto inline-flex min-h-8 animate-rise items-center gap-2 rounded-full border border-live bg-raised px-4 text-dense font-semibold text-ink shadow-popover hover:bg-live-weak"
        >
          <span aria-hidden="true" className="size-2 rounded-full bg-live" />
          {counted(count, 'update')}
        </button>
      )}
    </div>
  );
}
