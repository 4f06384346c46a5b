import * as z from 'zod';

/** A credential id has at most 1,023 bytes (WebAuthn Level 3, section 4). */
const MAX_ID_LENGTH = 1_364;
const MAX_CLIENT_DATA_LENGTH = 4_000;
const MAX_SIGNATURE_LENGTH = 8_000;
/** Attestation certificates, which some authenticators send although none is requested. */
const MAX_ATTESTATION_LENGTH = 64_000;

const base64url = (max_length: number) =>
  z
    .string()
    .min(1)
    .max(max_length)
    .regex(/^[\w-]+$/);

const credential = {
  id: base64url(MAX_ID_LENGTH),
  rawId: base64url(MAX_ID_LENGTH),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  /** Extension results, which we neither request nor read. */
  clientExtensionResults: z.unknown().optional(),
};

/** WebAuthn's RegistrationResponseJSON, from `navigator.credentials.create`. Browsers add fields. */
export const RegistrationResponse = z.looseObject({
  ...credential,
  response: z.looseObject({
    clientDataJSON: base64url(MAX_CLIENT_DATA_LENGTH),
    attestationObject: base64url(MAX_ATTESTATION_LENGTH),
    authenticatorData: base64url(MAX_ATTESTATION_LENGTH).optional(),
    transports: z.array(z.string().max(32)).max(10).optional(),
    publicKey: base64url(MAX_SIGNATURE_LENGTH).optional(),
    publicKeyAlgorithm: z.number().int().optional(),
  }),
});
export type RegistrationResponse = z.infer<typeof RegistrationResponse>;

/** WebAuthn's AuthenticationResponseJSON, from `navigator.credentials.get`. Browsers add fields. */
export const AuthenticationResponse = z.looseObject({
  ...credential,
  response: z.looseObject({
    clientDataJSON: base64url(MAX_CLIENT_DATA_LENGTH),
    authenticatorData: base64url(MAX_SIGNATURE_LENGTH),
    signature: base64url(MAX_SIGNATURE_LENGTH),
    userHandle: base64url(100).optional(),
  }),
});
export type AuthenticationResponse = z.infer<typeof AuthenticationResponse>;
