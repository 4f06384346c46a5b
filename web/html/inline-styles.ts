const STYLESHEET = /<link rel="stylesheet" href="([^"#]+)#?"\/>/g;

/**
 * The same page with its stylesheets inside it: on a slow line that is one round trip less before the first
 * paint. The links stay for React, which expects them, but load nothing.
 */
export function withInlineStyles(html: string, read: (path: string) => string): string {
  return html.replace(
    STYLESHEET,
    (link, path: string) => `<style>${read(path)}</style>${link.replace('/>', ' disabled=""/>')}`,
  );
}
