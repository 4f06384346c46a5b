const DEPRECATED_PATHS: readonly [pattern: RegExp, replacement: string][] = [
  [/^\/api\/desk\/(?=invoices)/, '/api/staff/'],
  [/^(\/api\/shipments\/[^/?]+)\/papers\.zip(?=$|\?)/, '$1/documents.zip'],
];

/** Rewrites paths of former versions, which integrations and bookmarks may still use. */
export function currentUrl(url: string): string {
  for (const [pattern, replacement] of DEPRECATED_PATHS)
    if (pattern.test(url)) return url.replace(pattern, replacement);
  return url;
}
