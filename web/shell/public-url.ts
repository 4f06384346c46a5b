import { BUILT_FOR } from '#content/built-for.ts';

/** The public address: the placeholder while pages are built, in a browser that which the server put in its place. */
export const PUBLIC_URL = typeof document === 'undefined' ? BUILT_FOR : statedBy(document);

/** Pages that search engines may list state their address, which can differ from that in the address bar. */
function statedBy(page: Document): string {
  const canonical = page.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return new URL(canonical?.href ?? page.baseURI).origin;
}
