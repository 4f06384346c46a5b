import MessageSquareQuote from 'lucide-react/icons/message-square-quote';
import Receipt from 'lucide-react/icons/receipt';
import type { Ref } from 'react';
import type { WaitingItem } from '#contract/portal.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { paths } from '#web/paths.ts';
import { amountText } from '#web/shipments/amounts.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { dayText } from './attention-notes.ts';
import { QUOTES_ID } from './dashboard-tabs.tsx';

interface WaitingEntryProps {
  item: WaitingItem;
  /** For an entry that is shown on request and then gets the focus. */
  ref?: Ref<HTMLLIElement>;
}

/** One thing to do: a sentence, its facts and one button. */
export function WaitingEntry({ item, ref }: WaitingEntryProps) {
  const isOffer = item.kind === 'offer';
  const Icon = isOffer ? MessageSquareQuote : Receipt;
  return (
    <li
      {...(ref && { ref, tabIndex: -1 })}
      className="flex flex-wrap items-center gap-x-3 gap-y-3 border-t border-line px-4 py-3 first:border-t-0"
    >
      <Icon
        aria-hidden="true"
        className={`size-4.5 shrink-0 self-start ${isOffer ? 'text-ink-2' : 'text-danger'}`}
      />
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-dense font-semibold">
          {isOffer ? <OfferTitle {...item} /> : `Pay invoice ${item.number}`}
        </p>
        <p className="text-caption">{isOffer ? offerFacts(item) : invoiceFacts(item)}</p>
      </div>
      <ButtonLink
        variant="secondary"
        className="max-sm:w-full"
        {...(isOffer
          ? {
              to: `${paths.dashboard({ tab: 'quotes' })}#${QUOTES_ID}`,
              'aria-label': `Review offer ${item.reference}`,
            }
          : { to: paths.invoice(item.number), 'aria-label': `View invoice ${item.number}` })}
      >
        {isOffer ? 'Review' : 'View'}
      </ButtonLink>
    </li>
  );
}

type Offer = Extract<WaitingItem, { kind: 'offer' }>;
type Invoice = Extract<WaitingItem, { kind: 'invoice' }>;

function OfferTitle({ reference, origin_city, destination_city }: Offer) {
  return (
    <>
      Answer offer {reference}, {origin_city} <span aria-hidden="true">→</span>
      <span className="sr-only">to</span> {destination_city}
    </>
  );
}

function offerFacts({ offered_total, valid_until }: Offer): string {
  const price = offered_total ? `${formatMoney(offered_total)}. ` : '';
  return `${price}Valid until ${validityText(valid_until)}`;
}

/** Only overdue invoices wait. */
function invoiceFacts({ amount_cents, currency, tracking_number, due_at }: Invoice): string {
  return `${amountText(amount_cents, currency)} for ${tracking_number}, overdue (due on ${dayText(due_at)})`;
}

/** 'Wed, 25 Nov, 17:00 PST' where the reader is. */
function validityText(moment: Date): string {
  return new Intl.DateTimeFormat(undefined, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(moment);
}
