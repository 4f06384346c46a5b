import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from '../../test-app.ts';

/** Cookies by name, without cleared ones. */
type Jar = Map<string, string>;

/** A test browser with cookies for the product and the issuer. */
export class TestBrowser {
  readonly #product: TestApp;
  readonly #publicUrl: string;
  readonly ours: Jar = new Map();
  readonly theirs: Jar = new Map();

  constructor(product: TestApp) {
    this.#product = product;
    this.#publicUrl = product.dependencies.settings.publicUrl;
  }

  /** Requests a page or an API path of the product. */
  async visit(
    url: string,
    method: 'GET' | 'POST' = 'GET',
    payload?: object,
  ): Promise<LightMyRequestResponse> {
    const response = await this.#product.app.inject({
      method,
      url: url.startsWith(this.#publicUrl) ? url.slice(this.#publicUrl.length) : url,
      headers: { cookie: headerOf(this.ours), 'user-agent': 'a test browser' },
      ...(payload && { payload }),
    });
    store(this.ours, [response.headers['set-cookie'] ?? []].flat());
    return response;
  }

  /** Starts single sign-on and returns the issuer’s URL. */
  async start(query = ''): Promise<URL> {
    const { headers } = await this.visit(`/api/auth/oidc/start${query}`);
    return new URL(String(headers.location));
  }

  /** Follows the issuer’s redirects until they lead back to the product, and returns that URL. */
  async follow(url: URL): Promise<string> {
    let next = url.href;
    while (!next.startsWith(this.#publicUrl)) {
      const response = await fetch(next, { redirect: 'manual', headers: { cookie: headerOf(this.theirs) } });
      store(this.theirs, response.headers.getSetCookie());
      const location = response.headers.get('location');
      if (!location) throw new Error(`${response.status} ${await response.text()}`);
      next = new URL(location, next).href;
    }
    return next;
  }

  /** Performs the whole sign-on and returns the final path in the product. */
  async signOn(query = ''): Promise<string> {
    return this.finish(await this.follow(await this.start(query)));
  }

  async finish(callback: string): Promise<string> {
    const { headers } = await this.visit(callback);
    return String(headers.location).slice(this.#publicUrl.length);
  }

  /** The current session. */
  async session(): Promise<Record<string, unknown> | null> {
    return (await this.visit('/api/people/session')).json();
  }
}

function headerOf(jar: Jar): string {
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
}

function store(jar: Jar, cookies: readonly string[]): void {
  for (const cookie of cookies) {
    const [, name = '', value = '', expires] = /^([^=]+)=([^;]*)(?:.*expires=([^;]+))?/i.exec(cookie) ?? [];
    if (expires && new Date(expires) <= new Date()) jar.delete(name);
    else jar.set(name, value);
  }
}
