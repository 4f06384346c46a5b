/** Authentication methods of RFC 8176, by what they prove. */
const KINDS: readonly (readonly string[])[] = [
  ['pwd', 'pin', 'kba'],
  ['otp', 'hwk', 'swk', 'sc', 'sms', 'tel'],
  ['face', 'fpt', 'iris', 'retina', 'vbm'],
];

/** Context classes whose definition demands more than one factor. */
const MULTI_FACTOR_CLASSES: readonly unknown[] = [
  'http://schemas.openid.net/pape/policies/2007/06/multi-factor',
  'https://refeds.org/profile/mfa',
  'urn:okta:loa:2fa:any',
];

/**
 * Whether the issuer says that the person has proved more than one factor: by `mfa`, by methods of two kinds, or by the
 * context class. One method alone is one factor, however strong it is.
 */
export function isMultiFactor({ amr, acr }: { amr?: unknown; acr?: unknown }): boolean {
  const methods: readonly unknown[] = Array.isArray(amr) ? amr : [];
  const kinds = KINDS.filter((kind) => kind.some((method) => methods.includes(method)));
  return methods.includes('mfa') || kinds.length > 1 || MULTI_FACTOR_CLASSES.includes(acr);
}
