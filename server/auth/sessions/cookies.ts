import type { IncomingHttpHeaders } from 'node:http';

/** With this prefix, browsers ensure that this host itself set the cookie, over TLS. */
const TLS_PREFIX = '__Host-';

/** HttpOnly, SameSite cookies. */
export class Cookies {
  readonly #behindTls: boolean;

  constructor(publicUrl: string) {
    this.#behindTls = publicUrl.startsWith('https:');
  }

  /** A Set-Cookie header. */
  set(name: string, value: string, expires: Date): string {
    return [
      `${this.nameOf(name)}=${value}`,
      'Path=/',
      `Expires=${expires.toUTCString()}`,
      'HttpOnly',
      ...(this.#behindTls ? ['Secure'] : []),
      'SameSite=Lax',
    ].join('; ');
  }

  /** The Set-Cookie header that clears the cookie. */
  clear(name: string): string {
    return this.set(name, '', new Date(0));
  }

  read({ cookie }: IncomingHttpHeaders, name: string): string | undefined {
    if (!cookie) return undefined;
    const start = `${this.nameOf(name)}=`;
    const pair = cookie.split(';').find((pair) => pair.trimStart().startsWith(start));
    return pair?.trim().slice(start.length);
  }

  /** As browsers know it. */
  nameOf(name: string): string {
    return `${this.#behindTls ? TLS_PREFIX : ''}${name}`;
  }
}
