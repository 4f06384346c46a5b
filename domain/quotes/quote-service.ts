import type { ServiceType } from '#domain/shipments/service-type.ts';
import type { QuoteUrgency } from './quote-choices.ts';

/** The service type that prices a requested speed and that its shipment gets. */
export const SERVICE_OF_URGENCY: Readonly<Record<QuoteUrgency, ServiceType>> = {
  standard: 'standard',
  express: 'express',
  urgent: 'overnight',
  'same-day': 'same_day',
};
