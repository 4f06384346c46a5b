import type { ServiceType } from '#domain/shipments/service-type.ts';
import type { QuoteUrgency } from './quote-choices.ts';

/** The service at which a request of some urgency is priced, and booked once the quote is converted. */
export const SERVICE_OF_URGENCY: Readonly<Record<QuoteUrgency, ServiceType>> = {
  standard: 'standard',
  express: 'express',
  urgent: 'overnight',
  'same-day': 'same_day',
};
