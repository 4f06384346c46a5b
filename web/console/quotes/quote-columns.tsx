import { Link } from 'react-router';
import type { StaffQuoteRow } from '#contract/quotes/staff.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { QuoteStatus } from '#domain/quotes/quote-status.ts';
import { paths } from '#web/paths.ts';
import { QuoteRoute } from '#web/quotes/quote-route.tsx';
import { quantity, roundedUsd } from '#web/shipments/amounts.ts';
import { commodityOf } from '#web/shipments/commodity.ts';
import { isLongNumber } from '#web/shipments/is-long-number.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { CELL_CONTROL } from '#web/ui/data-grid/cell-control.ts';
import type { GridColumn } from '#web/ui/data-grid/grid-column.ts';
import type { QuoteFormName } from './business-view.ts';
import { clientOf } from './client-of-quote.ts';
import { QuoteStatusMenu } from './quote-status-menu.tsx';
import type { StatusTarget } from './use-quote-status.ts';

export interface QuoteActionHandlers {
  onOpen: (reference: string, act?: QuoteFormName) => void;
  onStatus: (quote: StatusTarget, status: QuoteStatus) => void;
}

export function quoteColumns({ onOpen, onStatus }: QuoteActionHandlers): GridColumn<StaffQuoteRow>[] {
  return [
    {
      id: 'reference',
      header: 'Quote',
      width: 128,
      cell: ({ reference }) => (
        <button type="button" {...CELL_CONTROL} className="link code" onClick={() => onOpen(reference)}>
          {reference}
        </button>
      ),
    },
    {
      id: 'client',
      header: 'Client',
      width: 184,
      grow: 2,
      cell: (quote) => <span className="clipped">{clientOf(quote)}</span>,
      title: clientOf,
    },
    {
      id: 'route',
      header: 'Route',
      width: 244,
      grow: 3,
      cell: (quote) => <QuoteRoute quote={quote} className="clipped" />,
    },
    {
      id: 'cargo',
      header: 'Cargo',
      width: 110,
      grow: 3,
      yields: 1,
      cell: ({ cargo_description }) => (
        <span className="clipped text-[0.8125rem]">{commodityOf(cargo_description) || '—'}</span>
      ),
      title: cargoOf,
    },
    {
      id: 'estimate',
      header: 'Est. cost',
      width: 84,
      align: 'right',
      cell: (quote) => <QuoteAmount quote={quote} />,
    },
    {
      id: 'status',
      header: 'Status',
      width: 136,
      cell: (quote) => (
        <QuoteStatusMenu
          quote={quote}
          onChoose={(status) => onStatus(quote, status)}
          onConvert={() => onOpen(quote.reference, 'convert')}
        />
      ),
    },
    {
      id: 'date',
      header: 'Date',
      width: 104,
      cell: ({ created_at }) => (
        <time dateTime={created_at.toISOString()} className="tabular-nums">
          {day(created_at)}
        </time>
      ),
    },
    {
      id: 'actions',
      header: 'Actions',
      width: 142,
      cell: (quote) => <QuoteAction quote={quote} onOpen={onOpen} />,
    },
  ];
}

/** The estimate. If there is an offer, its price is in the title and in text for screen readers. */
export function QuoteAmount({ quote }: { quote: StaffQuoteRow }) {
  const { offered_total, estimated_cost_cents } = quote;
  if (offered_total)
    return (
      <span className="num text-[0.8125rem]" title={`Offered ${formatMoney(offered_total)}`}>
        {estimated_cost_cents === null ? '—' : roundedUsd(estimated_cost_cents)}
        <span className="sr-only">, offered {formatMoney(offered_total)}</span>
      </span>
    );
  return estimated_cost_cents === null ? (
    '—'
  ) : (
    <span className="num text-[0.8125rem]">{roundedUsd(estimated_cost_cents)}</span>
  );
}

/** The link to the quote's shipment, or the button that converts it. */
export function QuoteAction({
  quote,
  onOpen,
}: { quote: StaffQuoteRow } & Pick<QuoteActionHandlers, 'onOpen'>) {
  const { reference, status, tracking_number } = quote;
  if (status === 'converted')
    return tracking_number ? (
      <Link
        to={paths.track(tracking_number)}
        {...CELL_CONTROL}
        className={classNames(
          'link code max-sm:inline-flex max-sm:min-h-11 max-sm:items-center',
          isLongNumber(tracking_number) && 'sm:text-[11px] sm:tracking-tight!',
        )}
      >
        {tracking_number}
      </Link>
    ) : (
      '—'
    );
  return (
    <Button
      variant="ghost"
      {...CELL_CONTROL}
      className="-ml-3.5 sm:h-7"
      aria-label={`Convert ${reference}`}
      onClick={() => onOpen(reference, 'convert')}
    >
      Convert…
    </Button>
  );
}

export function cargoOf({ cargo_description, cargo_weight }: StaffQuoteRow): string {
  const weight = cargo_weight === null ? '' : quantity(cargo_weight, 'kg');
  return [cargo_description, weight].filter(Boolean).join(', ') || '—';
}

function day(instant: Date) {
  return new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' }).format(
    instant,
  );
}
