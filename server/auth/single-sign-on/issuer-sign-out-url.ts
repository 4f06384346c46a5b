import { buildEndSessionUrl } from 'openid-client';
import type { Dependencies } from '../../dependencies.ts';

/** The issuer’s sign-out URL; null if it has none or is unreachable. */
export async function issuerSignOutUrl(
  { singleSignOn, now }: Pick<Dependencies, 'singleSignOn' | 'now'>,
  { user_id, sealed_id_token }: { user_id: string; sealed_id_token: Uint8Array | null },
): Promise<string | null> {
  if (!singleSignOn || !sealed_id_token) return null;
  const configuration = await singleSignOn.issuer.configuration(now()).catch(() => null);
  if (!configuration?.serverMetadata().end_session_endpoint) return null;
  const id_token = Buffer.from(singleSignOn.idTokenEncryption.decrypt(sealed_id_token, user_id)).toString();
  return buildEndSessionUrl(configuration, {
    id_token_hint: id_token,
    post_logout_redirect_uri: singleSignOn.signedOutUrl,
  }).href;
}
