import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';
import { exposuresOf } from './exposure.ts';

const AUTH_SECRET = 'a-secret-of-at-least-32-characters';
const SAFE = {
  AUTH_SECRET,
  HOST: '0.0.0.0',
  PUBLIC_URL: 'https://freight.example',
  STAFF_SECOND_FACTOR: '1',
  DATABASE_URL: 'postgres://groundswell:hidden@db.example/freight?sslmode=verify-full',
  SMTP_URL: 'smtps://groundswell:hidden@mail.example',
  MAIL_FROM: 'no-reply@freight.example',
};

test.each<[string, Record<string, string>, RegExp[]]>([
  ['nothing, on a local machine', {}, []],
  ['nothing, with secure settings', SAFE, []],
  [
    'nothing, with a local database and mail server',
    {
      ...SAFE,
      DATABASE_URL: 'postgres://groundswell:hidden@127.0.0.1/freight',
      SMTP_URL: 'smtp://localhost:25',
    },
    [],
  ],
  ['the demo', { HOST: '0.0.0.0', PUBLIC_URL: 'https://demo.example' }, [/^The demo/]],
  ['the demo behind a proxy', { PUBLIC_URL: 'https://demo.example' }, [/^The demo/]],
  ['traffic without TLS', { ...SAFE, PUBLIC_URL: 'http://freight.example' }, [/^PUBLIC_URL/]],
  ['a private network', { ...SAFE, PUBLIC_URL: 'http://localhost:3000' }, [/^PUBLIC_URL/]],
  [
    'a database whose certificate is not verified',
    { ...SAFE, DATABASE_URL: 'postgres://groundswell:hidden@db.example/x?sslmode=require' },
    [/^DATABASE_URL/],
  ],
  ['e-mail', { ...SAFE, SMTP_URL: 'smtp://groundswell:hidden@mail.example:587' }, [/^SMTP_URL/]],
  [
    'no e-mail with requireTLS',
    { ...SAFE, SMTP_URL: 'smtp://groundswell:hidden@mail.example:587?requireTLS=true' },
    [],
  ],
  ['staff', { ...SAFE, STAFF_SECOND_FACTOR: '0' }, [/^Staff/]],
])('warns about %s', (_, variables, sentences) => {
  const found = exposuresOf(readEnvironment(variables));
  expect(found).toEqual(sentences.map((sentence) => expect.stringMatching(sentence)));
  expect(found.join()).not.toContain('hidden');
});
