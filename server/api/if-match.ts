import type { IncomingHttpHeaders } from 'node:http';

/** The entity tag of a record's version. A read adds the hash of its body, which depends on the reader too. */
export function versionTag(version: number, body_hash?: string): string {
  return `"${body_hash === undefined ? version : `${version}-${body_hash}`}"`;
}

/** Whether If-Match names this version; undefined when the header is missing. Proxies that compress mark tags as weak. */
export function matches({ 'if-match': sent }: IncomingHttpHeaders, version: number): boolean | undefined {
  if (sent === undefined || sent.trim() === '') return undefined;
  return sent.split(',').some((tag) => {
    const [, named] = /^(?:W\/)?"(\d+)(?:-[\w-]+)?"$/.exec(tag.trim()) ?? [];
    return tag.trim() === '*' || named === String(version);
  });
}
