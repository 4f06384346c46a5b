import { company } from '#content/company.ts';
import type { StaffQuote } from '#contract/quotes/staff.ts';
import { resolveCountry } from '#domain/places/countries.ts';
import { routeLabel } from '#domain/places/place-label.ts';
import { OFFER_ACTION, offerMailText } from '#domain/quotes/offer-mail.ts';
import { price } from '#domain/quotes/offer-rules.ts';
import { readTypedNumber } from '#domain/validation/typed-number.ts';
import { useExcludedVat } from '#web/shipments/vat-note.tsx';
import { endOf } from '../../ui/local-day.ts';
import type { AnswerValues } from './answer-values.ts';
import { offerRecipient } from './client-of-quote.ts';

/** The exact text of the e-mail to the customer. */
export function MailPreview({ quote, values }: { quote: StaffQuote; values: AnswerValues }) {
  const offered = readTypedNumber(values.offered);
  const valid_until = endOf(values.until);
  const isWritten = price(offered) === undefined && valid_until !== null;
  return (
    <section aria-labelledby="mail-preview" className="rounded-md border border-line bg-sunken px-4 py-3">
      <h3 id="mail-preview" className="font-text text-ui font-semibold tracking-normal">
        E-mail to {offerRecipient(quote)}
      </h3>
      {isWritten ? (
        <MailText quote={quote} values={values} offered={offered ?? 0} valid_until={valid_until} />
      ) : (
        <p className="mt-1 text-dense text-ink-2">Enter a price to preview the e-mail.</p>
      )}
    </section>
  );
}

interface MailTextProps {
  quote: StaffQuote;
  values: AnswerValues;
  offered: number;
  valid_until: Date;
}

function MailText({ quote, values, offered, valid_until }: MailTextProps) {
  const excludes_vat = useExcludedVat();
  const { subject, paragraphs } = offerMailText(
    {
      ...quote,
      route: routeLabel({
        ...values,
        origin_country: resolveCountry(values.origin_country) ?? values.origin_country,
        destination_country: resolveCountry(values.destination_country) ?? values.destination_country,
      }),
      offered_cents: Math.round(offered * 100),
      offered_mode: values.offered_mode,
      offer_note: values.offer_note.trim(),
      valid_until,
      excludes_vat,
    },
    company,
  );
  return (
    <div className="mt-1 flex max-w-[68ch] flex-col gap-2 text-dense">
      <p className="font-semibold">{subject}</p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="wrap-anywhere whitespace-pre-line">
          {paragraph}
        </p>
      ))}
      <p className="font-semibold text-brand">{OFFER_ACTION}</p>
    </div>
  );
}
