import { toSVG } from 'bwip-js/node';

/** The QR code that configures Traccar Client: the address to report to and the device identifier. */
export function appCode(publicUrl: string, key: string): string {
  const text = `${publicUrl}/positions?id=${key}`;
  const options = { bcid: 'qrcode', text, eclevel: 'M', mask: 3 };
  return toSVG(options as Parameters<typeof toSVG>[0]);
}
