import { NON_BREAKING_TERMS } from '#domain/mail/non-breaking-terms.ts';
import { escapeHtml } from '../pages/escape-html.ts';
import type { Mail } from './mail.ts';
import { unsubscribeLine } from './unsubscribe-headers.ts';

/**
 * The plain-text and HTML parts. All values are escaped, so none can inject markup. Colours are attributes of the elements,
 * because some mail programs drop style sheets; the sheet only has those of the dark theme.
 */
export function mailBody(
  { subject, paragraphs, link, unsubscribe }: Mail,
  brand: string,
): { text: string; html: string } {
  const text = [
    ...paragraphs,
    ...(link ? [`${link.label}:\n${link.url}`] : []),
    brand,
    ...(unsubscribe ? [unsubscribeLine(unsubscribe.url)] : []),
  ].join('\n\n');
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${DARK_THEME}</style></head>
<body class="page" style="margin:0;background:#eef6f8;color:#0c212a;font:16px/24px Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 16px">
<p style="margin:0 0 16px;font-weight:700;font-size:20px">${escapeHtml(brand)}</p>
<div class="card" style="padding:8px 24px;background:#ffffff;border:1px solid #d7e2e5;border-radius:8px">
${paragraphs.map((paragraph) => `<p style="margin:16px 0;white-space:pre-line;overflow-wrap:anywhere;word-break:break-word">${nonBreaking(escapeHtml(paragraph))}</p>`).join('\n')}
${link ? button(link) : ''}
</div>
${unsubscribe ? wayOut(unsubscribe.url) : ''}
</div></body></html>`;
  return { text, html };
}

function nonBreaking(html: string): string {
  return html.replace(NON_BREAKING_TERMS, (term) => `<span style="white-space:nowrap">${term}</span>`);
}

const DARK_THEME = `@media (prefers-color-scheme:dark){.page{background:#0a1419!important;color:#e9f0f2!important}.card{background:#111d22!important;border-color:#29363c!important}.button{background:#6bd0db!important;color:#061921!important}.quiet{color:#8d9da2!important}}`;

/** The address below the button has no spaces and is longer than a phone is wide. */
function button({ label, url }: { label: string; url: string }): string {
  return `<p style="margin:24px 0 16px"><a class="button" href="${escapeHtml(url)}" style="display:inline-block;background:#0c5866;color:#ffffff;padding:12px 20px;border-radius:6px;font-weight:700;text-decoration:none">${escapeHtml(label)}</a></p>
<p class="quiet" style="margin:0 0 16px;color:#56686f;font-size:14px;line-height:20px;word-break:break-all">${escapeHtml(url)}</p>`;
}

function wayOut(url: string): string {
  return `<p style="margin:16px 0 0;font-size:14px"><a class="quiet" href="${escapeHtml(url)}" style="color:#56686f">Unsubscribe</a></p>`;
}
