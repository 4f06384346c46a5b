import { expect } from 'vitest';
import type { Permission } from '#domain/people/permissions.ts';
import type { TestApp, TestPerson } from '../test-app.ts';

/** Invites a new person, lets them set a password by the mailed link, and signs them in. */
export async function joinOrganisation(
  product: TestApp,
  by: TestPerson,
  permissions: readonly Permission[],
  organisation_id = by.organisation_id,
): Promise<TestPerson & { id: string }> {
  const email = `${permissions.join('-')}-${Math.random().toString(36).slice(2)}@test.example`;
  const response = await by.request('POST', `/api/organisations/${organisation_id}/members`, {
    email,
    permissions,
  });
  expect(response.statusCode, response.body).toBe(201);
  const { id, user_id } = response.json();
  const [mail] = await product.database
    .sql`select link from mail_outbox where recipient = ${email} order by id`;
  const token = new URL(mail?.link).searchParams.get('token');
  const reset = await product.visitor.request('POST', '/api/people/password-reset', {
    token,
    password: 'correct horse battery',
  });
  expect(reset.statusCode, reset.body).toBe(200);
  return { ...(await product.comeBack({ user_id, email })), id };
}
