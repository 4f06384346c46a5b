import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { Email } from '#domain/people/account.ts';
import { isMultiFactor } from '#domain/single-sign-on/factor-methods.ts';
import { groupsIn } from '#domain/single-sign-on/group-roles.ts';
import type { SignOnTransaction } from './sign-on-transactions.ts';
import type { SingleSignOn } from './single-sign-on.ts';

/** The issuer’s claims about a person who has just signed in there. */
export interface Assertion {
  issuer: string;
  subject: string;
  /** Null when missing or not a valid address. */
  address: { email: string; verified: boolean } | null;
  name: string | null;
  groups: readonly string[];
  multi_factor: boolean;
  /** When they signed in at the issuer; null if the issuer does not say. */
  authenticated_at: Date | null;
  id_token: string;
}

type SignOnRequest = Pick<SignOnTransaction, 'next' | 'is_customer' | 'reauthenticates'>;

/** Returns the issuer’s URL to redirect to, and the transaction that the callback must match. */
export async function beginAuthorization(
  { issuer, callbackUrl, roles }: SingleSignOn,
  request: SignOnRequest,
  now: Date,
): Promise<{ url: URL; transaction: SignOnTransaction }> {
  const configuration = await issuer.configuration(now);
  const transaction = {
    ...request,
    state: randomState(),
    nonce: randomNonce(),
    code_verifier: randomPKCECodeVerifier(),
    started_at: now.getTime(),
  };
  const url = buildAuthorizationUrl(configuration, {
    redirect_uri: callbackUrl,
    scope: scopesOf(configuration, roles?.claim),
    state: transaction.state,
    nonce: transaction.nonce,
    code_challenge: await calculatePKCECodeChallenge(transaction.code_verifier),
    code_challenge_method: 'S256',
    ...(request.reauthenticates && { prompt: 'login', max_age: '0' }),
  });
  return { url, transaction };
}

/** Some issuers have a scope for the groups, with the name of their claim. */
function scopesOf(configuration: Configuration, claim: string | undefined): string {
  const { scopes_supported: supported = [] } = configuration.serverMetadata();
  return ['openid', 'email', 'profile', ...(claim && supported.includes(claim) ? [claim] : [])].join(' ');
}

/** Exchanges the code for tokens and validates them. `query` is that of the callback. */
export async function finishAuthorization(
  { issuer, callbackUrl, roles }: SingleSignOn,
  query: string,
  { state, nonce, code_verifier }: SignOnTransaction,
  now: Date,
): Promise<Assertion> {
  const configuration = await issuer.configuration(now);
  const url = new URL(callbackUrl);
  url.search = query;
  const tokens = await authorizationCodeGrant(configuration, url, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: code_verifier,
    idTokenExpected: true,
  });
  const signed = tokens.claims();
  if (!signed || !tokens.id_token) throw new Error('The issuer sent no ID token.');
  const user_info = await userInfo(configuration, tokens.access_token, signed.sub);
  const claims: Record<string, unknown> = { ...user_info, ...signed };
  return {
    issuer: signed.iss,
    subject: signed.sub,
    address: addressIn(claims),
    name: typeof claims.name === 'string' ? claims.name : null,
    groups: roles ? groupsIn(claims, roles.claim) : [],
    multi_factor: isMultiFactor({ amr: signed.amr, acr: signed.acr }),
    authenticated_at: signed.auth_time === undefined ? null : new Date(signed.auth_time * 1_000),
    id_token: tokens.id_token,
  };
}

/** Many issuers return address and groups only from the userinfo endpoint. */
async function userInfo(configuration: Configuration, access_token: string, subject: string) {
  if (!configuration.serverMetadata().userinfo_endpoint) return {};
  return fetchUserInfo(configuration, access_token, subject);
}

function addressIn(claims: Record<string, unknown>): Assertion['address'] {
  const email = Email.safeParse(claims.email);
  return email.success ? { email: email.data, verified: claims.email_verified === true } : null;
}
