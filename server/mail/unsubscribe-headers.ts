const LAST_LINE =
  /\nUnsubscribe: (\S+)\/(subscriptions\/end|followers\/end|notifications\/unsubscribe)\?token=([\w-]+)$/;

/** The last line of an e-mail with an unsubscribe link, by which the transport recognizes it. */
export function unsubscribeLine(url: string): string {
  return `Unsubscribe: ${url}`;
}

/**
 * The headers for one-click unsubscribe in mail programs (RFC 2369, RFC 8058), with the address that accepts
 * their POST. Empty for e-mails without an unsubscribe link.
 */
export function unsubscribeHeaders(text: string): Record<string, string> {
  const [, site, screen, token] = LAST_LINE.exec(text) ?? [];
  if (!site || !screen || !token) return {};
  return {
    'List-Unsubscribe': `<${site}/api/${screen}/${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
