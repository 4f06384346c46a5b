import { company } from '#content/company.ts';
import type { Settings } from '../../dependencies.ts';

/** EdDSA, ES256 and RS256 in COSE: what authenticators sign with. Post-quantum ones are experimental in Node. */
export const ALGORITHMS = [-8, -7, -257];

/** Browsers create passkeys for one domain, and sign which origin asked: the public address decides both. */
export function relyingParty({ publicUrl }: Pick<Settings, 'publicUrl'>) {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, name: company.brand, origin };
}
