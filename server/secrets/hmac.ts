import { createHmac } from 'node:crypto';

/** Signs text (HMAC-SHA256), so that nobody can forge it without the installation’s secret. */
export type Sign = (text: string) => string;

/** `purpose` separates keys: a signature for one purpose is not valid for another. */
export function hmacFor(secret: string, purpose: string): Sign {
  return (text) => createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');
}
