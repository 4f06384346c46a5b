import * as z from 'zod';

/** Longest password accepted: beyond this, hashing a body becomes an attack on the server. */
const PASSWORD_MAXIMUM = 128;
export const PASSWORD_MINIMUM = 8;

export const Email = z
  .string({ error: 'Please enter your e-mail address.' })
  .trim()
  .toLowerCase()
  .min(1, 'Please enter your e-mail address.')
  .max(254, 'This e-mail address is too long.')
  .pipe(z.email('Please enter a valid e-mail address, such as name@company.com.'));

export const NewPassword = z
  .string({ error: 'Please enter a password.' })
  .min(PASSWORD_MINIMUM, `The password needs at least ${PASSWORD_MINIMUM} characters.`)
  .max(PASSWORD_MAXIMUM, `The password can have at most ${PASSWORD_MAXIMUM} characters.`);

export const FullName = z
  .string({ error: 'Please enter your full name.' })
  .trim()
  .min(1, 'Please enter your full name.')
  .max(120, 'The name can have at most 120 characters.');

export const SignUp = z.object({ full_name: FullName, email: Email, password: NewPassword });
export type SignUp = z.infer<typeof SignUp>;

export const SignIn = z.object({
  email: Email,
  password: z
    .string({ error: 'Please enter your password.' })
    .min(1, 'Please enter your password.')
    .max(PASSWORD_MAXIMUM),
});
export type SignIn = z.infer<typeof SignIn>;

export const AdminSignUp = SignUp.extend({
  /** The one-time code which the server prints at its first start on an empty production database. */
  setup_code: z.string().trim().max(64).optional(),
});
export type AdminSignUp = z.infer<typeof AdminSignUp>;

export const PasswordResetRequest = z.object({ email: Email });
export type PasswordResetRequest = z.infer<typeof PasswordResetRequest>;

export const PasswordReset = z.object({ token: z.string().min(1).max(256), password: NewPassword });
export type PasswordReset = z.infer<typeof PasswordReset>;
