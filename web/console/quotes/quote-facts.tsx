import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { phoneHref } from '#content/company.ts';
import type { StaffQuote } from '#contract/quotes/staff.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { QUOTE_MODE_NAMES, SHIPMENT_TYPE_NAMES, URGENCY_PROMISES } from '#domain/quotes/quote-choices.ts';
import { paths } from '#web/paths.ts';
import { QuoteRoute } from '#web/quotes/quote-route.tsx';
import { quantity, usd } from '#web/shipments/amounts.ts';
import { Moment } from '#web/tracking/moment.tsx';
import { dimensionsText } from '#web/tracking/private-notes.ts';
import { classNames } from '#web/ui/class-names.ts';
import { EstimatesByMode } from './estimates-by-mode.tsx';

const ACCOUNTS: Record<StaffQuote['account'], string> = {
  none: 'No account with this address yet',
  unverified: 'Account with unverified address',
  verified: 'Verified account',
};

/** The request, its first estimates and its outcome. Side by side on a wide screen. */
export function QuoteFacts({ quote, wide = false }: { quote: StaffQuote; wide?: boolean }) {
  const { name, promise } = URGENCY_PROMISES[quote.urgency];
  const modes = quote.preferred_transport.map((mode) => QUOTE_MODE_NAMES[mode]).join(', ');
  return (
    <div className={classNames('grid grid-cols-1 content-start gap-x-8 gap-y-6', wide && 'lg:grid-cols-2')}>
      <Facts title="Request">
        <Fact name="Client" value={[quote.company_name, quote.contact_name].filter(Boolean).join(', ')} />
        <Fact name="E-mail">
          {quote.email ? (
            <>
              <a className="link" href={`mailto:${quote.email}`}>
                {quote.email}
              </a>
              <span className="block text-caption">{ACCOUNTS[quote.account]}</span>
            </>
          ) : (
            'Erased with the account'
          )}
        </Fact>
        {quote.phone && (
          <Fact name="Phone">
            <a className="link" href={phoneHref(quote.phone)}>
              {quote.phone}
            </a>
          </Fact>
        )}
        <Fact name="Route">
          <QuoteRoute quote={quote} />
        </Fact>
        <Fact name="Pickup" value={addressOf(quote.origin_address, quote.origin_postal_code)} />
        <Fact name="Delivery" value={addressOf(quote.destination_address, quote.destination_postal_code)} />
        <Fact name="Cargo">
          {SHIPMENT_TYPE_NAMES[quote.shipment_type]}
          {quote.cargo_description && (
            <span className="block whitespace-pre-line">{quote.cargo_description}</span>
          )}
        </Fact>
        <Fact name="Weight" value={quote.cargo_weight === null ? '' : quantity(quote.cargo_weight, 'kg')} />
        <Fact name="Dimensions" value={quote.cargo_dimensions && dimensionsText(quote.cargo_dimensions)} />
        <Fact name="Value" value={quote.cargo_value_cents === null ? '' : usd(quote.cargo_value_cents)} />
        <Fact name="Modes" value={modes} />
        <Fact name="Urgency" value={`${name}, ${promise}`} />
        <Fact name="Requested">
          <Moment at={quote.created_at} />
        </Fact>
      </Facts>
      <div className="flex flex-col gap-6">
        <section aria-label="First estimates">
          <Title>First estimates</Title>
          <EstimatesByMode {...quote} />
        </section>
        <Offer quote={quote} />
      </div>
    </div>
  );
}

function Offer({ quote }: { quote: StaffQuote }) {
  const { offered_total, offered_mode, valid_until, answered_at, answered_by, decided_at, status } = quote;
  if (offered_total === null && quote.tracking_number === null) return null;
  return (
    <Facts title="Outcome">
      {offered_total && (
        <Fact name="Offer">
          <span className="num">{formatMoney(offered_total)}</span>
          {offered_mode && ` by ${offered_mode}`}
          {valid_until && (
            <span className="block text-caption">
              Valid until <Moment at={valid_until} />
            </span>
          )}
        </Fact>
      )}
      {quote.decline_reason && (
        <Fact name="Reason to decline">
          <span className="whitespace-pre-line">{quote.decline_reason}</span>
        </Fact>
      )}
      {quote.offer_note && (
        <Fact name="Note">
          <span className="whitespace-pre-line">{quote.offer_note}</span>
        </Fact>
      )}
      {answered_at && (
        <Fact name="Answered">
          <Moment at={answered_at} />
          {answered_by && <span className="block text-caption">by {answered_by}</span>}
        </Fact>
      )}
      {decided_at && (
        <Fact name={status === 'rejected' ? 'Declined' : 'Accepted'}>
          <Moment at={decided_at} />
        </Fact>
      )}
      {quote.tracking_number && (
        <Fact name="Shipment">
          <Link to={paths.track(quote.tracking_number)} className="link code">
            {quote.tracking_number}
          </Link>
        </Fact>
      )}
    </Facts>
  );
}

function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Title>{title}</Title>
      <dl className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 gap-y-2 text-dense">{children}</dl>
    </section>
  );
}

function Title({ children }: { children: ReactNode }) {
  return <h3 className="mb-2 font-text text-ui font-semibold tracking-normal">{children}</h3>;
}

function Fact({ name, value, children }: { name: string; value?: string; children?: ReactNode }) {
  return (
    <>
      <dt className="text-ink-3">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children ?? (value || '—')}</dd>
    </>
  );
}

function addressOf(address: string, postal_code: string): string {
  return [address, postal_code].filter(Boolean).join(', ');
}
