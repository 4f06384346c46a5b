import { company } from '#content/company.ts';
import { routeLabel } from '#domain/places/place-label.ts';
import { validityLabel } from '#domain/quotes/validity-label.ts';
import type { Mail } from '../../mail/mail.ts';
import { dayLabel, joinParts, kg } from '../../pdf/pdf-messages.ts';
import type { QuoteRecord } from '../quotes-table.ts';
import type { SpotRequestRecord } from './spot-requests-table.ts';

/** Asks a carrier for rates. Names neither the customer nor our prices. */
export function spotRequestMail(
  quote: QuoteRecord,
  { email, mode, equipment, ready_on, note, answer_by }: SpotRequestRecord,
  url: string,
): Mail {
  const cargo = joinParts([
    quote.cargo_description,
    quote.cargo_weight === null ? null : kg(quote.cargo_weight),
  ]);
  return {
    recipient: email,
    subject: `Rate request ${quote.reference}: ${routeLabel(quote)}`,
    paragraphs: [
      'Hello,',
      `Please offer us your rates by ${mode} for ${routeLabel(quote)}.`,
      ...[
        equipment && `Equipment: ${equipment}`,
        cargo && `Cargo: ${cargo}`,
        ready_on && `Ready: ${dayLabel(ready_on)}`,
        note,
      ].filter((line): line is string => Boolean(line)),
      `Use the link below to enter your rates by ${validityLabel(answer_by)}. No account needed.`,
      `Questions? Write to ${company.operations_email} or call ${company.phone}, and mention ${quote.reference}.`,
    ],
    link: { label: 'Enter your rates', url },
  };
}
