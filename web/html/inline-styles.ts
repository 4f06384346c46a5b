const STYLESHEET = /<link rel="stylesheet" href="([^"#]+)#?"\/>/g;

/**
 * Inlines a page's stylesheets, which saves one round trip before the first paint. The links stay, disabled, because
 * React expects them during hydration.
 */
export function withInlineStyles(html: string, read: (path: string) => string): string {
  return html.replace(
    STYLESHEET,
    (link, path: string) => `<style>${read(path)}</style>${link.replace('/>', ' disabled=""/>')}`,
  );
}
