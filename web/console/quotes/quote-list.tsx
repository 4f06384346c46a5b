import { useMemo } from 'react';
import type { StaffQuoteRow } from '#contract/quotes/staff.ts';
import type { QuoteStatus } from '#domain/quotes/quote-status.ts';
import { DataGrid } from '#web/ui/data-grid/data-grid.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { useIsPhone } from '#web/ui/use-phone.ts';
import { QuoteCards } from './quote-cards.tsx';
import { type QuoteActionHandlers, quoteColumns } from './quote-columns.tsx';

interface QuoteListProps extends QuoteActionHandlers {
  rows: readonly StaffQuoteRow[];
  /** The number of all results. Null while loading. */
  total: number | null;
  /** Optimistic statuses by reference. */
  sending: ReadonlyMap<string, QuoteStatus>;
  onNearEnd: () => void;
}

const idOf = ({ reference }: StaffQuoteRow) => reference;
const unsorted = () => {};
const LETTERS = { s: 'status' };

/** A grid, or cards on a phone. */
export function QuoteList({ rows, total, sending, onOpen, onStatus, onNearEnd }: QuoteListProps) {
  const now = useNow();
  const isPhone = useIsPhone();
  const columns = useMemo(() => quoteColumns({ onOpen, onStatus }), [onOpen, onStatus]);
  const shown = useMemo(
    () =>
      rows.map((quote) => {
        const status = sending.get(quote.reference);
        return status ? { ...quote, status } : quote;
      }),
    [rows, sending],
  );
  if (isPhone) return <QuoteCards quotes={shown} now={now} onOpen={onOpen} onStatus={onStatus} />;
  return (
    <DataGrid
      label="Quotes"
      rows={shown}
      idOf={idOf}
      columns={columns}
      sort={null}
      onSort={unsorted}
      density="normal"
      total={total}
      onNearEnd={onNearEnd}
      onOpen={onOpen}
      toneOf={(reference) => (sending.has(reference) ? 'sending' : undefined)}
      letters={LETTERS}
    />
  );
}
