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

/**
 * Whether the caller has read another version than the present one; false without If-Match. The version is the moment of the
 * last change, 0 for a record that does not exist.
 */
export function isOutdated(headers: IncomingHttpHeaders, record: { updated_at: Date } | undefined): boolean {
  return matches(headers, record?.updated_at.getTime() ?? 0) === false;
}
