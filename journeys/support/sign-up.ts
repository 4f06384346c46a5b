import { type APIRequestContext, expect } from '@playwright/test';

/** Registers a new customer and signs in; returns the e-mail address, which is not verified. */
export async function signUp(
  request: APIRequestContext,
  full_name: string,
  password: string,
): Promise<string> {
  const email = `${full_name.split(' ')[0]}.${Date.now()}@trade.example`.toLowerCase();
  const made = await request.post('/api/people/sign-up', { data: { full_name, email, password } });
  expect(made.status()).toBe(201);
  const signedIn = await request.post('/api/people/sign-in', { data: { email, password } });
  expect(signedIn.status()).toBe(200);
  return email;
}
