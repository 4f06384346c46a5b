// The dialogs validate with these schemas in the browser, so they use zod/mini to keep the bundle small.
import * as z from 'zod/mini';

/** Allows for text copied along with a code. */
const MAX_LENGTH = 64;
const CODE_DIGITS = 6;

const typed = (empty: string) =>
  z
    .string({ error: empty })
    .check(z.trim(), z.minLength(1, empty), z.maxLength(MAX_LENGTH, 'This code is too long.'));

/** The six digits of an authenticator app, also as '123 456'. */
export const OneTimeCode = z.pipe(
  typed('Enter the code from your app.'),
  z.pipe(
    z.transform((text: string) => text.replaceAll(/[\s-]/g, '')),
    z.string().check(z.regex(new RegExp(`^\\d{${CODE_DIGITS}}$`), 'The code has six digits.')),
  ),
);

/** The code of an app or, instead of it, a recovery code. */
export const SecondFactorCode = typed('Enter a code.');

export const SignInConfirmation = z.object({
  /** From the error SECOND_FACTOR_REQUIRED. */
  challenge: z.string().check(z.minLength(1), z.maxLength(128)),
  code: SecondFactorCode,
});
export type SignInConfirmation = z.infer<typeof SignInConfirmation>;

export const FactorConfirmation = z.object({ code: OneTimeCode });
export type FactorConfirmation = z.infer<typeof FactorConfirmation>;

export const Reauthentication = z.object({
  password: z
    .string({ error: 'Enter your password.' })
    .check(z.minLength(1, 'Enter your password.'), z.maxLength(128)),
  /** Where a second factor is on. */
  code: z.optional(SecondFactorCode),
});
export type Reauthentication = z.infer<typeof Reauthentication>;

/** The digits if the text looks like an app's code, else null. */
export function digitsOf(typed: string): string | null {
  const { success, data } = OneTimeCode.safeParse(typed);
  return success ? data : null;
}
