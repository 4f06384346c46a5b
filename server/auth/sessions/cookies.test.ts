import { expect, test } from 'vitest';
import { Cookies } from './cookies.ts';

const END = new Date('2026-11-21T12:00:00Z');

test('a cookie is HttpOnly and, behind TLS, bound to its host', () => {
  expect(new Cookies('http://localhost:3000').set('name', 'value', END)).toBe(
    'name=value; Path=/; Expires=Sat, 21 Nov 2026 12:00:00 GMT; HttpOnly; SameSite=Lax',
  );
  expect(new Cookies('https://freight.example').set('name', 'value', END)).toBe(
    '__Host-name=value; Path=/; Expires=Sat, 21 Nov 2026 12:00:00 GMT; HttpOnly; Secure; SameSite=Lax',
  );
});

test.each([
  ['https://freight.example', 'name=planted; __Host-name=ours', 'ours'],
  ['https://freight.example', 'name=planted', undefined],
  ['http://localhost:3000', 'other=1; name=a=b', 'a=b'],
  ['http://localhost:3000', 'surname=1', undefined],
  ['http://localhost:3000', undefined, undefined],
])('at %s, of %s the value is %s', (publicUrl, cookie, value) => {
  expect(new Cookies(publicUrl).read(cookie === undefined ? {} : { cookie }, 'name')).toBe(value);
});
