import { company } from '#content/company.ts';
import type { Settings } from '../../dependencies.ts';

/**
 * EdDSA, ES256 and RS256 as COSE numbers, which authenticators use. Post-quantum algorithms are experimental
 * in Node.
 */
export const ALGORITHMS = [-8, -7, -257];

/** Browsers bind passkeys to a domain and sign the requesting origin; both come from the public address. */
export function relyingParty({ publicUrl }: Pick<Settings, 'publicUrl'>) {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, name: company.brand, origin };
}
