import * as z from 'zod';

/** Nobody reads and fills in a form faster than this. */
const FASTEST_SECONDS = 3;

/** How a form of the public site was filled in. Programs that call the API themselves leave both out. */
export const FormFilling = z.object({
  /** A field that people neither see nor reach: only a program that fills in everything fills it in. */
  homepage: z.string().default(''),
  /** From the form's appearance until it was sent. */
  seconds_open: z.number().optional(),
});
export type FormFilling = z.infer<typeof FormFilling>;

/** Whether no person filled the form in. Such a form is answered like any other and not stored. */
export function looksAutomatic({ homepage, seconds_open }: FormFilling): boolean {
  return homepage !== '' || (seconds_open !== undefined && seconds_open < FASTEST_SECONDS);
}
