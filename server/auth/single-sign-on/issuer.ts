import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import type { OidcSettings } from '../../environment.ts';
import { SignOnError } from './sign-on-error.ts';

/** The timeout of each request to the issuer. */
const TIMEOUT_SECONDS = 5;
const CACHED_MS = 60 * 60_000;

/**
 * The issuer’s configuration, discovered on first use, so that an issuer that is down affects neither the
 * start nor password sign-in. The metadata is cached for an hour, and longer while it cannot be refreshed;
 * failures are not cached.
 */
export class Issuer {
  readonly #settings: OidcSettings;
  #cached: { configuration: Configuration; until: number } | undefined;
  #pending: Promise<Configuration> | undefined;

  constructor(settings: OidcSettings) {
    this.#settings = settings;
  }

  /** Throws a `SignOnError` while the issuer cannot be discovered. */
  async configuration(now: Date): Promise<Configuration> {
    if (this.#cached && this.#cached.until > now.getTime()) return this.#cached.configuration;
    this.#pending ??= this.#discover().finally(() => {
      this.#pending = undefined;
    });
    try {
      const configuration = await this.#pending;
      this.#cached = { configuration, until: now.getTime() + CACHED_MS };
    } catch (error) {
      if (!this.#cached) throw new SignOnError('unavailable', error);
    }
    return this.#cached.configuration;
  }

  async #discover(): Promise<Configuration> {
    const { issuer, clientId, clientSecret } = this.#settings;
    const server = new URL(issuer);
    const found = await discovery(server, clientId, clientSecret, clientAuth(clientSecret), {
      timeout: TIMEOUT_SECONDS,
      // Verifies ID token signatures even though they come over TLS; it costs one more request per issuer.
      execute: [enableNonRepudiationChecks, ...(server.protocol === 'http:' ? [allowInsecureRequests] : [])],
    });
    // The library skips this check for multi-tenant issuers, where any tenant could then claim any address.
    if (new URL(found.serverMetadata().issuer).href !== server.href)
      throw new Error('The issuer’s metadata names another issuer than OIDC_ISSUER.');
    return found;
  }
}

/** The client authentication method that the issuer supports; Basic by default, as the standard defines. */
function clientAuth(secret: string): ClientAuth {
  const basic = ClientSecretBasic(secret);
  const post = ClientSecretPost(secret);
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (methods.includes('client_secret_basic') ? basic : post)(server, ...rest);
  };
}
