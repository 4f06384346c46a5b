import { toSVG } from 'bwip-js/node';
import { Secret, TOTP } from 'otpauth';
import { company } from '#content/company.ts';
import { SECOND_MS } from '#domain/calendar/durations.ts';

/** The RFC 6238 parameters that every authenticator app supports. */
const RULES = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/**
 * Steps before and after the current one whose codes are accepted, because clocks differ and people type
 * slowly.
 */
const WINDOW = 1;
const KEY_BYTES = 20;
const GROUP = /.{1,4}/g;

export function newAuthenticatorKey(): Uint8Array {
  return new Secret({ size: KEY_BYTES }).bytes;
}

/** The key for the app, as a QR code to scan and as text to type. */
export function shownKey(key: Uint8Array, email: string): { qr_svg: string; key: string } {
  const secret = secretOf(key);
  const text = new TOTP({ ...RULES, issuer: company.brand, label: email, secret }).toString();
  // A fixed mask: trying all eight takes six times as long.
  const options = { bcid: 'qrcode', text, eclevel: 'M', mask: 3 };
  return {
    qr_svg: toSVG(options as Parameters<typeof toSVG>[0]),
    key: secret.base32.match(GROUP)?.join(' ') ?? '',
  };
}

/** The time step of the code; null when it is not a code of the key at this time. */
export function stepOf(key: Uint8Array, digits: string, now: Date): number | null {
  const secret = secretOf(key);
  const timestamp = now.getTime();
  const delta = TOTP.validate({ ...RULES, token: digits, secret, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / (RULES.period * SECOND_MS)) + delta;
}

/** Copies the key, because a Buffer may share its memory. */
function secretOf(key: Uint8Array): Secret {
  return new Secret({ buffer: Uint8Array.from(key).buffer });
}
