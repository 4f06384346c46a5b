import { expect, test } from 'vitest';
import { parseDatabaseUrl } from './database-url.ts';

test.each([
  ['postgres://ann:s@db.example/freight', [['db.example', 5432]], false],
  ['postgresql://ann:s%40fe@db.example:6000/freight?sslmode=verify-full', [['db.example', 6000]], false],
  ['postgres://ann@[::1]:6000/freight', [['::1', 6000]], false],
  ['postgres:///freight', [['', 5432]], false],
  ['postgres://ann@db.example/freight?target_session_attrs=standby', [['db.example', 5432]], false],
  ['postgres://ann@db.example/freight?target_session_attrs=read-write', [['db.example', 5432]], true],
  [
    'postgres://ann:s@a:6000,b,[::1]:6001/freight?x=1',
    [
      ['a', 6000],
      ['b', 5432],
      ['::1', 6001],
    ],
    true,
  ],
  [
    'postgres://a,b/freight?target_session_attrs=primary',
    [
      ['a', 5432],
      ['b', 5432],
    ],
    true,
  ],
] as const)('%s has hosts %j', (url, hosts, needsPrimary) => {
  const parsed = parseDatabaseUrl(url);
  expect(parsed?.hosts.map(({ host, port }) => [host, port])).toEqual(hosts);
  expect(parsed?.needsPrimary).toBe(needsPrimary);
});

test('the address of each host keeps all but the choice of a host', () => {
  const parsed = parseDatabaseUrl(
    'postgres://ann:s%40fe@a:1,b:2/freight?sslmode=require&target_session_attrs=read-write',
  );
  expect(parsed?.hosts.map(({ url }) => url)).toEqual([
    'postgres://ann:s%40fe@a:1/freight?sslmode=require',
    'postgres://ann:s%40fe@b:2/freight?sslmode=require',
  ]);
});

test.each([
  'freight',
  'https://db.example/freight',
  'postgres://a,/freight',
  'postgres://a:port/freight',
  'postgres://a:1,b:99999/freight',
  'postgres://a,b/freight?target_session_attrs=standby',
])('%s is refused', (url) => {
  expect(parseDatabaseUrl(url)).toBeNull();
});
