import type { Dependencies } from '../../dependencies.ts';
import type { OidcSettings } from '../../environment.ts';
import { startTestApp, type TestApp } from '../../test-app.ts';
import { type Subject, startTestIssuer, type TestIssuer } from './issuer-for-tests.ts';
import { createSingleSignOn } from './single-sign-on.ts';

const publicUrl = 'http://localhost:3000';

/** Starts the product with a test issuer. */
export async function startWithIssuer(
  { roles, ...change }: Partial<Dependencies> & Pick<Partial<OidcSettings>, 'roles'> = {},
  metadata: object = {},
): Promise<{ product: TestApp; issuer: TestIssuer; close(): Promise<void> }> {
  const issuer = await startTestIssuer(publicUrl, metadata);
  const singleSignOn = createSingleSignOn(
    { issuer: issuer.url, ...issuer.client, roles },
    { secret: 'a secret that only tests know, long enough', publicUrl },
  );
  const product = await startTestApp({ singleSignOn, ...change });
  return {
    product,
    issuer,
    async close() {
      await product.close();
      await issuer.close();
    },
  };
}

let subjects = 0;

/** A new person with a verified address at the issuer. */
export function newSubject(change: Partial<Subject> = {}): Subject {
  subjects += 1;
  return {
    sub: `subject-${subjects}`,
    email: `sso-${subjects}@trade.example`,
    email_verified: true,
    name: `Sigrid Onn ${subjects}`,
    ...change,
  };
}
