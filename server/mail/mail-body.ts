import { escapeHtml } from '../pages/escape-html.ts';
import type { Mail } from './mail.ts';
import { unsubscribeLine } from './unsubscribe-headers.ts';

/** The plain-text and HTML parts. All values are escaped, so none can inject markup. */
export function mailBody(
  { paragraphs, link, unsubscribe }: Mail,
  brand: string,
): { text: string; html: string } {
  const text = [
    ...paragraphs,
    ...(link ? [`${link.label}:\n${link.url}`] : []),
    brand,
    ...(unsubscribe ? [unsubscribeLine(unsubscribe.url)] : []),
  ].join('\n\n');
  const html = `<!doctype html><html lang="en"><body style="margin:0;background:#eef6f8;color:#0c212a;font:16px/24px Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 24px">
<p style="font-weight:700;font-size:20px">${escapeHtml(brand)}</p>
${paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n')}
${link ? button(link) : ''}
${unsubscribe ? wayOut(unsubscribe.url) : ''}
</div></body></html>`;
  return { text, html };
}

function button({ label, url }: { label: string; url: string }): string {
  return `<p><a href="${escapeHtml(url)}" style="display:inline-block;background:#0c5866;color:#ffffff;padding:12px 20px;border-radius:6px;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="color:#56686f;font-size:14px">${escapeHtml(url)}</p>`;
}

function wayOut(url: string): string {
  return `<p style="color:#56686f;font-size:14px"><a href="${escapeHtml(url)}" style="color:#0c5866">Unsubscribe</a></p>`;
}
