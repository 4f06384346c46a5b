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

/** Of each request to the issuer. */
const TIMEOUT_SECONDS = 5;
const CACHED_MS = 60 * 60_000;

/**
 * The issuer, discovered when it is first needed: one that is down stops neither the start nor passwords. Its metadata
 * is cached for an hour, and for longer while it cannot be refreshed; failures are not cached.
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
      // Signatures of ID tokens are checked although they come over TLS: the keys are one request an issuer more.
      execute: [enableNonRepudiationChecks, ...(server.protocol === 'http:' ? [allowInsecureRequests] : [])],
    });
    // An issuer for many tenants is excused from this by the library: any tenant could then claim any address.
    if (new URL(found.serverMetadata().issuer).href !== server.href)
      throw new Error('The issuer calls itself by another name than OIDC_ISSUER.');
    return found;
  }
}

/** As the issuer supports it; without a word about it, Basic is what the standard says. */
function clientAuth(secret: string): ClientAuth {
  const basic = ClientSecretBasic(secret);
  const post = ClientSecretPost(secret);
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (methods.includes('client_secret_basic') ? basic : post)(server, ...rest);
  };
}
