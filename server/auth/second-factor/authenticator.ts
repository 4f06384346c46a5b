import { toSVG } from 'bwip-js/node';
import { Secret, TOTP } from 'otpauth';
import { company } from '#content/company.ts';

/** RFC 6238 as every authenticator app has it. */
const RULES = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Steps before and after the present one whose codes are taken as well: clocks differ, people type slowly. */
const WINDOW = 1;
const KEY_BYTES = 20;
const GROUP = /.{1,4}/g;
const SECOND_MS = 1_000;

export function newAuthenticatorKey(): Uint8Array {
  return new Secret({ size: KEY_BYTES }).bytes;
}

/** What an app is given: a code to scan, and the same key to type. */
export function shownKey(key: Uint8Array, email: string): { qr_svg: string; key: string } {
  const secret = secretOf(key);
  const text = new TOTP({ ...RULES, issuer: company.brand, label: email, secret }).toString();
  // Of its eight patterns one is taken: to try them all takes six times as long.
  const options = { bcid: 'qrcode', text, eclevel: 'M', mask: 3 };
  return {
    qr_svg: toSVG(options as Parameters<typeof toSVG>[0]),
    key: secret.base32.match(GROUP)?.join(' ') ?? '',
  };
}

/** The time step whose code these digits are; null when they are no code of the key at this time. */
export function stepOf(key: Uint8Array, digits: string, now: Date): number | null {
  const secret = secretOf(key);
  const timestamp = now.getTime();
  const delta = TOTP.validate({ ...RULES, token: digits, secret, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / (RULES.period * SECOND_MS)) + delta;
}

/** Of a copy: a Buffer lies in memory that others share. */
function secretOf(key: Uint8Array): Secret {
  return new Secret({ buffer: Uint8Array.from(key).buffer });
}
