import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import type { StaffQuoteRow } from '#contract/quotes/staff.ts';
import type { QuoteStatus } from '#domain/quotes/quote-status.ts';
import { QUOTE_STATUSES } from '#domain/quotes/quote-statuses.ts';
import { StatusBadge, StatusDot } from '#web/status/status-badge.tsx';
import { moveFocusByArrows } from '#web/ui/overlays/move-focus.ts';
import { Popover } from '#web/ui/overlays/popover.tsx';

interface QuoteStatusMenuProps {
  quote: Pick<StaffQuoteRow, 'reference' | 'status'>;
  onChoose: (status: QuoteStatus) => void;
  /** Opens the conversion form. */
  onConvert: () => void;
}

/** A status badge that opens a menu. The options render on demand. A converted quote can't change its status. */
export function QuoteStatusMenu({ quote, onChoose, onConvert }: QuoteStatusMenuProps) {
  const [open, setOpen] = useState(false);
  const { reference, status } = quote;
  if (status === 'converted') return <StatusBadge status={status} />;
  const choose = (chosen: QuoteStatus) => {
    setOpen(false);
    if (chosen === 'converted') onConvert();
    else onChoose(chosen);
  };
  return (
    <Popover
      label={`Status of ${reference}`}
      align="start"
      open={open}
      onOpenChange={setOpen}
      className="p-1 sm:w-64"
      trigger={
        <button
          type="button"
          data-control=""
          aria-label={`Status of ${reference}: ${status}`}
          className="inline-flex items-center gap-1 rounded-xs pr-1 hover:bg-brand-weak max-sm:min-h-11"
        >
          <StatusBadge status={status} />
          <ChevronDown aria-hidden="true" className="size-3.5 text-ink-3" />
        </button>
      }
    >
      <ul onKeyDown={moveFocusByArrows}>
        {QUOTE_STATUSES.map((one) => (
          <li key={one}>
            <button
              type="button"
              aria-pressed={one === status}
              onClick={() => choose(one)}
              className="flex min-h-9 w-full items-center gap-2 rounded-sm px-3 text-dense hover:bg-brand-weak aria-pressed:font-semibold max-sm:min-h-11"
            >
              <StatusDot status={one} />
              {one === 'converted' && <span className="text-ink-3">opens a form…</span>}
            </button>
          </li>
        ))}
      </ul>
    </Popover>
  );
}
