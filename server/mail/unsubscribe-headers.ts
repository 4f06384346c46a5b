const LAST_LINE = /\nUnsubscribe: (\S+)\/(subscriptions\/end|notifications\/unsubscribe)\?token=([\w-]+)$/;

/** How the text of a mail to a list ends: always, so that the transport knows such a mail by it. */
export function unsubscribeLine(url: string): string {
  return `Unsubscribe: ${url}`;
}

/**
 * What makes mail programs offer one click to unsubscribe (RFC 2369, RFC 8058): the address that takes their POST.
 * Nothing for a mail that nobody can unsubscribe from.
 */
export function unsubscribeHeaders(text: string): Record<string, string> {
  const [, site, screen, token] = LAST_LINE.exec(text) ?? [];
  if (!site || !screen || !token) return {};
  return {
    'List-Unsubscribe': `<${site}/api/${screen}/${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
