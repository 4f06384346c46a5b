import { toSVG } from 'bwip-js/node';

/** What Traccar Client reads with its camera, and is set up by: the address to send to, and the identifier. */
export function appCode(publicUrl: string, key: string): string {
  const text = `${publicUrl}/positions?id=${key}`;
  const options = { bcid: 'qrcode', text, eclevel: 'M', mask: 3 };
  return toSVG(options as Parameters<typeof toSVG>[0]);
}
