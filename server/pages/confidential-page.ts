import type { PageFile } from './page-files.ts';

const CONFIDENTIAL = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

/** A page whose address is a credential: it is not indexed, not stored, and not sent as a referrer. */
export function confidential(page: PageFile): PageFile {
  return { ...page, headers: { ...page.headers, ...CONFIDENTIAL } };
}
