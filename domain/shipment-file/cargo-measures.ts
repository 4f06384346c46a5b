import * as z from 'zod';

const MAX_KG = 1_000_000;
const MAX_CM = 10_000;

export const Kilograms = z
  .number({ error: 'Enter the weight in kg.' })
  .min(0, 'A weight cannot be negative.')
  .max(MAX_KG, 'At most 1,000,000 kg.')
  .nullable()
  .default(null);

export const Centimetres = z
  .number({ error: 'Enter the length in cm.' })
  .positive('A length must be more than 0.')
  .max(MAX_CM, 'At most 10,000 cm.')
  .nullable()
  .default(null);

/** Lines of cargo of a shipment, at most. */
export const MOST_CARGO_LINES = 200;
