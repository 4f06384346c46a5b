import * as z from 'zod';

/** Faster than this, a form was filled in by a program. */
const FASTEST_SECONDS = 3;

/** Spam signals of a public form. API clients leave both out. */
export const FormFilling = z.object({
  /** Honeypot: a hidden field that only programs fill in. */
  homepage: z.string().default(''),
  /** Seconds from showing the form to submitting it. */
  seconds_open: z.number().optional(),
});
export type FormFilling = z.infer<typeof FormFilling>;

/** Whether a bot filled in the form. Such a form gets the normal response but is not stored. */
export function looksAutomatic({ homepage, seconds_open }: FormFilling): boolean {
  return homepage !== '' || (seconds_open !== undefined && seconds_open < FASTEST_SECONDS);
}
