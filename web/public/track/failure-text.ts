import { sentenceOf } from '#web/api/api-errors.ts';

/** Why a shipment could not be looked up, in the specification's words. */
export function failureText(error: unknown): string {
  return `Failed to fetch shipment data: ${sentenceOf(error, 'Check your connection and try again.')}`;
}
