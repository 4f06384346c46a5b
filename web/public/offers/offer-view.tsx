import Download from 'lucide-react/icons/download';
import { useRef, useState } from 'react';
import type { LinkedOffer } from '#contract/quotes/offer-links.ts';
import { timeLeft } from '#domain/quotes/time-left.ts';
import { api, call } from '#web/api/client.ts';
import { FileLink } from '#web/documents/file-link.tsx';
import { useDownload } from '#web/documents/use-download.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { paths } from '#web/paths.ts';
import { OfferedOptions } from '#web/quotes/offered-options.tsx';
import { QuoteRoute } from '#web/quotes/quote-route.tsx';
import { quantity } from '#web/shipments/amounts.ts';
import { Moment } from '#web/tracking/moment.tsx';
import { buttonStyle } from '#web/ui/button-styles.ts';
import { useNow } from '#web/ui/use-now.ts';
import { DecidedOffer } from './decided-offer.tsx';
import { OfferDecision } from './offer-decision.tsx';

/** An offer with its options, and what its customer can do about it. */
export function OfferView({ token, offer }: { token: string; offer: LinkedOffer }) {
  const now = useNow();
  const { reference, valid_until, answered_at, options } = offer;
  const open = options.filter((option) => option.valid_until > now);
  const state = offer.state === 'open' && open.length === 0 ? 'expired' : offer.state;
  const [picked, setPicked] = useState<number>();
  const chosen = open.length === 1 ? open[0] : open.find(({ option }) => option === picked);
  const outcome = useRef<HTMLDivElement>(null);
  const focusOutcome = () => requestAnimationFrame(() => outcome.current?.focus());
  // Another revision, or the decision of someone else, is shown instead of a refusal only.
  const invalidates = api.quotes.linkedOffer.key({ input: { token } });
  const read = { token, ...(answered_at && { answered_at }) };
  const accept = useWrite<number, { tracking_number: string; in_account: boolean }>({
    send: (option, sending) => call.quotes.acceptLinked({ ...read, option }, sending),
    onSuccess: focusOutcome,
    invalidates,
  });
  const decline = useWrite<string>({
    send: (reason, sending) => call.quotes.declineLinked({ ...read, reason }, sending),
    onSuccess: focusOutcome,
    invalidates,
  });
  const cargo = [offer.cargo_description, offer.cargo_weight !== null && quantity(offer.cargo_weight, 'kg')];
  return (
    <section
      aria-label={`Offer ${reference}`}
      className="overflow-hidden rounded-lg border border-line bg-surface"
    >
      <div className="flex flex-wrap items-start justify-between gap-4 border-b border-line p-4 sm:p-6">
        <div className="min-w-0">
          <p className="text-caption">
            Offer <span className="code">{reference}</span> by {offer.offered_by}
          </p>
          <h2 className="text-h2 wrap-anywhere">
            <QuoteRoute quote={offer} />
          </h2>
          <p className="text-ui text-ink-2 wrap-anywhere">{cargo.filter(Boolean).join(', ')}</p>
          {state === 'open' && valid_until && (
            <p className="mt-2 text-ui font-semibold">
              Valid until <Moment at={valid_until} />
              <span className="font-normal text-ink-2"> · expires in {timeLeft(valid_until, now)}</span>
            </p>
          )}
        </div>
        {options.length > 0 && <OfferFileLink token={token} reference={reference} />}
      </div>
      {options.length > 0 && (
        <OfferedOptions
          options={options}
          chosen={chosen?.option}
          onChoose={state === 'open' ? setPicked : null}
          now={now}
        />
      )}
      <div ref={outcome} tabIndex={-1} className="border-t border-line p-4 outline-none sm:p-6">
        {state === 'open' && !accept.sent && !decline.sent ? (
          <OfferDecision options={open} chosen={chosen} accept={accept} decline={decline} />
        ) : (
          <DecidedOffer
            offer={{ ...offer, state }}
            booked={accept.sent?.response ?? null}
            declined={decline.sent !== null}
          />
        )}
      </div>
    </section>
  );
}

function OfferFileLink({ token, reference }: { token: string; reference: string }) {
  const file = useDownload({
    what: `The offer ${reference}`,
    read: () => call.quotes.linkedPdf({ token }),
    fileName: () => `${reference}.pdf`,
  });
  return (
    <FileLink
      href={paths.linkedOfferFile(token)}
      file={file}
      aria-label={`PDF of the offer ${reference}`}
      className={buttonStyle('secondary')}
    >
      <Download aria-hidden="true" />
      PDF
    </FileLink>
  );
}
