/** Authentication methods of RFC 8176, grouped by kind of factor. */
const KINDS: readonly (readonly string[])[] = [
  ['pwd', 'pin', 'kba'],
  ['otp', 'hwk', 'swk', 'sc', 'sms', 'tel'],
  ['face', 'fpt', 'iris', 'retina', 'vbm'],
];

/** Context classes defined as multi-factor. */
const MULTI_FACTOR_CLASSES: readonly unknown[] = [
  'http://schemas.openid.net/pape/policies/2007/06/multi-factor',
  'https://refeds.org/profile/mfa',
  'urn:okta:loa:2fa:any',
];

/**
 * Whether the issuer asserts multi-factor authentication: by `mfa`, by methods of two kinds, or by the context class.
 * A single method is one factor, however strong.
 */
export function isMultiFactor({ amr, acr }: { amr?: unknown; acr?: unknown }): boolean {
  const methods: readonly unknown[] = Array.isArray(amr) ? amr : [];
  const kinds = KINDS.filter((kind) => kind.some((method) => methods.includes(method)));
  return methods.includes('mfa') || kinds.length > 1 || MULTI_FACTOR_CLASSES.includes(acr);
}
