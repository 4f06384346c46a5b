// The sign-in forms validate with these schemas in the browser, so they use zod/mini to keep the bundle small.
import * as z from 'zod/mini';

/** Maximum password length: hashing longer ones would let callers exhaust the server's CPU. */
const PASSWORD_MAXIMUM = 128;
export const PASSWORD_MINIMUM = 8;

export const Email = z.pipe(
  z
    .string({ error: 'Enter your e-mail address.' })
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, 'Enter your e-mail address.'),
      z.maxLength(254, 'This e-mail address is too long.'),
    ),
  z.email('Enter a valid e-mail address, such as name@company.com.'),
);

const NewPassword = z
  .string({ error: 'Enter a password.' })
  .check(
    z.minLength(PASSWORD_MINIMUM, `The password needs at least ${PASSWORD_MINIMUM} characters.`),
    z.maxLength(PASSWORD_MAXIMUM, `The password can have at most ${PASSWORD_MAXIMUM} characters.`),
  );

export const FullName = z.string({ error: 'Enter your full name.' }).check(
  z.trim(),
  z.minLength(1, 'Enter your full name.'),
  z.maxLength(120, 'The name can have at most 120 characters.'),
  // E-mails to verified addresses and notifications to staff show the name, so it must not carry a link.
  z.refine((name) => !/:\/\/|www\./i.test(name), 'Enter a name without a web address.'),
);

export const SignUp = z.object({ full_name: FullName, email: Email, password: NewPassword });
export type SignUp = z.infer<typeof SignUp>;

export const SignIn = z.object({
  email: Email,
  password: z
    .string({ error: 'Enter your password.' })
    .check(z.minLength(1, 'Enter your password.'), z.maxLength(PASSWORD_MAXIMUM)),
});
export type SignIn = z.infer<typeof SignIn>;

export const AdminSignUp = z.extend(SignUp, {
  /** The one-time code which the server prints at its first start on an empty production database. */
  setup_code: z.optional(z.string().check(z.trim(), z.maxLength(64))),
});
export type AdminSignUp = z.infer<typeof AdminSignUp>;

export const PasswordResetRequest = z.object({ email: Email });
export type PasswordResetRequest = z.infer<typeof PasswordResetRequest>;

export const PasswordReset = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(256)),
  password: NewPassword,
});
export type PasswordReset = z.infer<typeof PasswordReset>;

const COMPANY_NAME_MAXIMUM = 120;

export const ProfileChange = z.object({
  full_name: FullName,
  /** Empty for a person without a company. */
  company_name: z
    .string()
    .check(
      z.trim(),
      z.maxLength(
        COMPANY_NAME_MAXIMUM,
        `The company’s name can have at most ${COMPANY_NAME_MAXIMUM} characters.`,
      ),
    ),
});
export type ProfileChange = z.infer<typeof ProfileChange>;

export const PasswordChange = z.object({
  current_password: z
    .string({ error: 'Enter your current password.' })
    .check(z.minLength(1, 'Enter your current password.'), z.maxLength(PASSWORD_MAXIMUM)),
  password: NewPassword,
});
export type PasswordChange = z.infer<typeof PasswordChange>;
