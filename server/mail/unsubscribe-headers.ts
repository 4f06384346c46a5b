const LAST_LINE = /\nUnsubscribe: (\S+)\/subscriptions\/end\?token=([\w-]+)$/;

/** How the text of a mail to a list ends: always, so that the transport knows such a mail by it. */
export function unsubscribeLine(url: string): string {
  return `Unsubscribe: ${url}`;
}

/**
 * What makes mail programs offer one click to unsubscribe (RFC 2369, RFC 8058): the address that takes their POST.
 * Nothing for a mail that belongs to no list.
 */
export function unsubscribeHeaders(text: string): Record<string, string> {
  const [, site, token] = LAST_LINE.exec(text) ?? [];
  if (!site || !token) return {};
  return {
    'List-Unsubscribe': `<${site}/api/subscriptions/end/${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
