/**
 * Imported with the first ceremony: 28 MB and a third of a second that a start without passkeys does not
 * need.
 */
export function webauthn() {
  return import('@simplewebauthn/server');
}
