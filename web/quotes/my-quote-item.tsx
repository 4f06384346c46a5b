import Download from 'lucide-react/icons/download';
import type { QuoteRow } from '#contract/quotes/customer.ts';
import { offerState } from '#domain/quotes/offer.ts';
import { QUOTE_MODE_NAMES, type QuoteMode } from '#domain/quotes/quote-choices.ts';
import { FileLink } from '#web/documents/file-link.tsx';
import { useOfferDownload } from '#web/documents/use-download.ts';
import { Age } from '#web/notifications/age.tsx';
import { paths } from '#web/paths.ts';
import { quantity } from '#web/shipments/amounts.ts';
import { ModeIcon } from '#web/shipments/mode-icon.tsx';
import { StatusBadge } from '#web/status/status-badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { buttonStyle } from '#web/ui/button-styles.ts';
import { QuotePrice } from './quote-price.tsx';
import { QuoteRoute } from './quote-route.tsx';

interface MyQuoteItemProps {
  quote: QuoteRow;
  now: Date;
  seesPrices: boolean;
  /** Null for those who may not answer offers. */
  onDecide: ((act: 'accept' | 'decline') => void) | null;
}

/** A row on a shared column grid; a card below 1200 px. */
export function MyQuoteItem({ quote, now, seesPrices, onDecide }: MyQuoteItemProps) {
  const { reference, cargo_description, cargo_weight, preferred_transport, status, created_at } = quote;
  const cargo = [cargo_description, cargo_weight !== null && quantity(cargo_weight, 'kg')];
  return (
    <li className="grid grid-cols-2 items-center gap-x-6 gap-y-3 border-b border-line px-4 py-3 last:border-b-0 @min-[66rem]:col-span-full @min-[66rem]:min-h-18 @min-[66rem]:grid-cols-subgrid">
      <div>
        <p className="code text-ui">{reference}</p>
        <p className="text-caption">
          Requested <Age since={created_at} now={now} />
        </p>
      </div>
      <div className="min-w-0 @max-[66rem]:order-1 @max-[66rem]:col-span-full">
        <QuoteRoute quote={quote} className="block text-ui" />
        <span className="block truncate text-caption">{cargo.filter(Boolean).join(', ')}</span>
      </div>
      <ul
        aria-label="Requested modes"
        className="flex flex-wrap gap-x-4 gap-y-1 text-dense text-ink-2 @max-[66rem]:order-2 @max-[66rem]:col-span-full @min-[66rem]:max-w-44"
      >
        {preferred_transport.map((mode) => (
          <RequestedMode key={mode} mode={mode} />
        ))}
      </ul>
      <StatusBadge status={status} className="justify-self-end @min-[66rem]:justify-self-start" />
      {seesPrices ? (
        <QuotePrice
          quote={quote}
          now={now}
          className="@max-[66rem]:order-3 @max-[66rem]:col-span-full @min-[66rem]:text-right"
        />
      ) : (
        <span className="@max-[66rem]:hidden" />
      )}
      <QuoteActions quote={quote} now={now} seesPrices={seesPrices} onDecide={onDecide} />
    </li>
  );
}

function RequestedMode({ mode }: { mode: QuoteMode }) {
  return (
    <li className="flex items-center gap-1.5">
      <ModeIcon mode={mode === 'ocean' ? 'sea' : mode} className="size-4" />
      {QUOTE_MODE_NAMES[mode]}
    </li>
  );
}

const ACTIONS_STYLE =
  'flex gap-2 empty:hidden @max-[66rem]:order-4 @max-[66rem]:col-span-full max-sm:*:flex-1 @min-[66rem]:justify-end';

function QuoteActions({ quote, now, seesPrices, onDecide }: MyQuoteItemProps) {
  const { reference, status, tracking_number } = quote;
  const state = offerState(quote, now);
  return (
    <div className={ACTIONS_STYLE}>
      {state === 'open' && onDecide && (
        <>
          <Button variant="secondary" aria-label={`Decline ${reference}`} onClick={() => onDecide('decline')}>
            Decline
          </Button>
          <Button aria-label={`Accept ${reference}`} onClick={() => onDecide('accept')}>
            Accept
          </Button>
        </>
      )}
      {seesPrices && state !== 'none' && <OfferFileLink reference={reference} />}
      {state === 'expired' && (
        <ButtonLink
          variant="secondary"
          to={paths.quote(repeatRequest(quote))}
          aria-label={`Request again ${reference}`}
        >
          Request again
        </ButtonLink>
      )}
      {status === 'converted' && tracking_number !== null && (
        <ButtonLink
          variant="secondary"
          to={paths.track(tracking_number)}
          aria-label={`Track ${tracking_number}`}
        >
          Track
        </ButtonLink>
      )}
    </div>
  );
}

function OfferFileLink({ reference }: { reference: string }) {
  const file = useOfferDownload(reference);
  return (
    <FileLink
      href={paths.offerFile(reference)}
      file={file}
      aria-label={`PDF of the offer ${reference}`}
      className={buttonStyle('ghost')}
    >
      <Download aria-hidden="true" />
      PDF
    </FileLink>
  );
}

function repeatRequest({ origin_city, origin_country, destination_city, destination_country }: QuoteRow) {
  const place = (...parts: string[]) => parts.filter(Boolean).join(', ');
  return {
    origin: place(origin_city, origin_country),
    destination: place(destination_city, destination_country),
  };
}
