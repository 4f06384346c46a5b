import { createHmac } from 'node:crypto';

/** Signs words so that nobody without the installation's secret can make them up. */
export type Sign = (words: string) => string;

/** `purpose` keeps signatures of one kind from being good for another. */
export function hmacFor(secret: string, purpose: string): Sign {
  return (words) => createHmac('sha256', secret).update(`${purpose}\n${words}`).digest('base64url');
}
