import type { LinkedOffer } from '#contract/quotes/offer-links.ts';
import { paths } from '#web/paths.ts';
import { Moment } from '#web/tracking/moment.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { NonBreakingText } from '#web/ui/text/non-breaking-text.tsx';

interface DecidedOfferProps {
  offer: LinkedOffer;
  /** The shipment that was just booked. */
  booked: { tracking_number: string; in_account: boolean } | null;
  /** The offer was just declined. */
  declined: boolean;
}

/** What became of an offer that can no longer be accepted. */
export function DecidedOffer({ offer, booked, declined }: DecidedOfferProps) {
  const { decided_at, valid_until } = offer;
  const tracking_number = booked?.tracking_number ?? offer.tracking_number;
  if (booked || offer.status === 'converted')
    return (
      <>
        <h2 className="text-h3">Your shipment is booked</h2>
        <p className="mt-1 mb-4 text-ui">
          {tracking_number && (
            <>
              Your tracking number is <span className="code font-semibold">{tracking_number}</span>.{' '}
            </>
          )}
          {booked && (
            <NonBreakingText
              text={
                booked.in_account
                  ? 'It’s on your dashboard.'
                  : 'We’ve also e-mailed it to the address in your quote request. To have its documents, messages and invoices, create an account with that address and verify it.'
              }
            />
          )}
        </p>
        <div className="flex flex-wrap gap-3">
          {tracking_number && (
            <ButtonLink to={paths.track(tracking_number)}>Track {tracking_number}</ButtonLink>
          )}
          {booked && !booked.in_account && (
            <ButtonLink variant="secondary" to={paths.register()}>
              Create account
            </ButtonLink>
          )}
        </div>
      </>
    );
  if (declined || offer.status === 'rejected')
    return (
      <>
        <h2 className="text-h3">You declined this offer</h2>
        <p className="mt-1 mb-4 text-ui text-ink-2">
          {decided_at && (
            <>
              On <Moment at={decided_at} />.{' '}
            </>
          )}
          Nothing was booked.
        </p>
        <RequestAgain offer={offer} />
      </>
    );
  if (offer.state === 'none')
    return (
      <>
        <h2 className="text-h3">We have withdrawn this offer</h2>
        <p className="mt-1 text-ui text-ink-2">We’ll e-mail you a new one.</p>
      </>
    );
  return (
    <>
      <h2 className="text-h3">This offer has expired</h2>
      <p className="mt-1 mb-4 text-ui text-ink-2">
        {valid_until && (
          <>
            It was valid until <Moment at={valid_until} />.{' '}
          </>
        )}
        Request it again, and we’ll answer within 24 hours.
      </p>
      <RequestAgain offer={offer} />
    </>
  );
}

function RequestAgain({ offer }: { offer: LinkedOffer }) {
  const { origin_city, origin_country, destination_city, destination_country } = offer;
  const place = (...parts: string[]) => parts.filter(Boolean).join(', ');
  return (
    <ButtonLink
      variant="secondary"
      to={paths.quote({
        origin: place(origin_city, origin_country),
        destination: place(destination_city, destination_country),
      })}
    >
      Request again
    </ButtonLink>
  );
}
