import * as z from 'zod';

/** A number of at least 0 as decimal text, which stays exact: '0.1275'. Up to 12 digits before the point and 6 after it. */
export const DecimalText = z
  .string({ error: 'Enter a decimal number such as "1850.00".' })
  .trim()
  .regex(/^\d{1,12}(\.\d{1,6})?$/, { error: 'Enter a decimal number such as 1850.00.', abort: true })
  .meta({ description: 'A decimal number as text, so that it stays exact.', examples: ['0.1275'] });
