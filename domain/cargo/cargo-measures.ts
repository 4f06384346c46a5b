import * as z from 'zod';
import { plainText } from '../validation/plain-text.ts';

/** Weights, lengths and volumes are stored to the thousandth; less would become 0. */
export const LEAST_MEASURE = 0.001;

const MAX_KG = 1_000_000;
const MAX_CM = 10_000;

/** How many packages a line has. */
export const Pieces = z
  .number({ error: 'Enter how many packages.' })
  .int('Enter a whole number of packages.')
  .min(1, 'At least one package.')
  .max(1_000_000, 'At most 1,000,000 packages.')
  .nullable()
  .default(null);

/** 'cartons', 'pallets' */
export const PackageType = plainText().max(60, 'At most 60 characters.').default('');

export const Kilograms = z
  .number({ error: 'Enter the weight in kg.' })
  .min(0, 'A weight cannot be negative.')
  .max(MAX_KG, 'At most 1,000,000 kg.')
  .nullable()
  .default(null);

export const Centimetres = z
  .number({ error: 'Enter the length in cm.' })
  .min(LEAST_MEASURE, 'A length must be more than 0.')
  .max(MAX_CM, 'At most 10,000 cm.')
  .nullable()
  .default(null);

/** Lines of cargo of a shipment, at most. */
export const MAX_CARGO_LINES = 200;
