import type { TestApp, Visitor } from './test-app.ts';

/** Posts a multipart form. */
export async function sendForm(
  app: TestApp['app'],
  by: Visitor,
  url: string,
  form: FormData,
  headers: Record<string, string> = {},
) {
  const body = new Response(form);
  return app.inject({
    method: 'POST',
    url,
    headers: {
      ...headers,
      'content-type': body.headers.get('content-type') ?? '',
      ...(by.cookie ? { cookie: by.cookie } : {}),
    },
    payload: Buffer.from(await body.arrayBuffer()),
  });
}
