import * as z from 'zod';

/** A credential id has at most 1,023 bytes (WebAuthn Level 3, section 4). */
const LONGEST_ID = 1_364;
const LONGEST_CLIENT_DATA = 4_000;
const LONGEST_SIGNATURE = 8_000;
/** Certificates of an attestation, which some authenticators send though none is asked for. */
const LONGEST_ATTESTATION = 64_000;

const base64url = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .regex(/^[\w-]+$/);

const credential = {
  id: base64url(LONGEST_ID),
  rawId: base64url(LONGEST_ID),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  /** Of extensions that we do not ask for; not read. */
  clientExtensionResults: z.unknown().optional(),
};

/** What a browser makes of `navigator.credentials.create`: RegistrationResponseJSON of WebAuthn. Browsers add fields. */
export const RegistrationResponse = z.looseObject({
  ...credential,
  response: z.looseObject({
    clientDataJSON: base64url(LONGEST_CLIENT_DATA),
    attestationObject: base64url(LONGEST_ATTESTATION),
    authenticatorData: base64url(LONGEST_ATTESTATION).optional(),
    transports: z.array(z.string().max(32)).max(10).optional(),
    publicKey: base64url(LONGEST_SIGNATURE).optional(),
    publicKeyAlgorithm: z.number().int().optional(),
  }),
});
export type RegistrationResponse = z.infer<typeof RegistrationResponse>;

/** What a browser makes of `navigator.credentials.get`: AuthenticationResponseJSON of WebAuthn. Browsers add fields. */
export const AuthenticationResponse = z.looseObject({
  ...credential,
  response: z.looseObject({
    clientDataJSON: base64url(LONGEST_CLIENT_DATA),
    authenticatorData: base64url(LONGEST_SIGNATURE),
    signature: base64url(LONGEST_SIGNATURE),
    userHandle: base64url(100).optional(),
  }),
});
export type AuthenticationResponse = z.infer<typeof AuthenticationResponse>;
