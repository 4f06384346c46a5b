const DEPRECATED_PATHS: readonly [pattern: RegExp, replacement: string][] = [
  [/^\/api\/desk\/(?=invoices)/, '/api/staff/'],
  [/^\/api\/notifications\/unsubscribe\/(?=[^/?]+$)/, '/api/notification-mail/end/'],
  [/^(\/api\/people\/[^/?]+)\/sessions\/end$/, '$1/end-sessions'],
  [/^(\/api\/shipments\/[^/?]+)\/papers\.zip(?=$|\?)/, '$1/documents.zip'],
];

/** The stable prefix of the API, which the OpenAPI document names as its server. */
export const API_PREFIX = '/api/v1';
const VERSIONED = /^\/api\/v1(?=[/?]|$)/;

/** Removes the version of the API, and rewrites paths of former versions, which integrations and bookmarks may still use. */
export function currentUrl(sent: string): string {
  const url = sent.replace(VERSIONED, '/api');
  for (const [pattern, replacement] of DEPRECATED_PATHS)
    if (pattern.test(url)) return url.replace(pattern, replacement);
  return url;
}
