import ChevronDown from 'lucide-react/icons/chevron-down';
import { Suspense, useLayoutEffect, useRef, useState } from 'react';
import type { SelectableStatus } from '#domain/shipments/selectable-status.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';

const StatusMenu = lazyWithRetry(async () => (await import('./status-menu.tsx')).StatusMenu);

interface BulkBarProps {
  /** '3 selected', or 'All 100 loaded shipments selected, …'. */
  label: string;
  onStatus: (status: SelectableStatus) => void;
  onClear: () => void;
  /** Why changes are disabled now. */
  locked: string | undefined;
}

/** Replaces the toolbar while rows are selected. */
export function BulkBar({ label, onStatus, onClear, locked }: BulkBarProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // Closing the menu mounts a new button.
  useLayoutEffect(() => {
    if (wasOpen.current && !open) button.current?.focus();
    wasOpen.current = open;
  }, [open]);
  const setStatus = (
    <Button
      ref={button}
      aria-haspopup="menu"
      disabled={locked !== undefined}
      title={locked}
      onClick={open ? undefined : () => setOpen(true)}
    >
      Set status
      <ChevronDown aria-hidden="true" />
    </Button>
  );
  return (
    <section aria-label="Selected shipments" className="absolute inset-0 flex flex-wrap items-center gap-3">
      <p role="status" className="mr-2 text-ui font-semibold">
        {label}
      </p>
      {open ? (
        <Suspense fallback={setStatus}>
          <StatusMenu
            trigger={setStatus}
            label="Set status"
            onSelect={onStatus}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : (
        setStatus
      )}
      <Button variant="secondary" onClick={onClear}>
        Clear
      </Button>
      {locked && <p className="text-dense text-ink-2">{locked}</p>}
    </section>
  );
}
