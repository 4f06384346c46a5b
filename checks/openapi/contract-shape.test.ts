import { readFile, writeFile } from 'node:fs/promises';
import type { OpenAPI } from '@orpc/openapi';
import { beforeAll, expect, test } from 'vitest';
import { API_CHANGES } from '#content/guides/api-changelog.ts';
import { openApiDocument } from '#server/api/openapi/openapi-document.ts';
import { breakingChanges, parseShape, shapeOf, textOf } from './contract-shape.ts';
import { DECLARED_CHANGES } from './declared-changes.ts';

const COMMITTED = new URL('contract-shape.txt', import.meta.url);

let document: OpenAPI.Document;
let committed: string;
beforeAll(async () => {
  const accounts = { cookies: { nameOf: (name: string) => name } };
  document = await openApiDocument({ accounts } as Parameters<typeof openApiDocument>[0]);
  committed = await readFile(COMMITTED, 'utf8').catch(() => '');
});

test('nothing that programs rely on changes undeclared', async () => {
  const now = shapeOf(document);
  const undeclared = breakingChanges(parseShape(committed), now).filter(
    (change) => !(change in DECLARED_CHANGES),
  );
  expect(
    undeclared,
    'Keep it, or declare it in declared-changes.ts and in the changelog of the API.',
  ).toEqual([]);
  const text = textOf(now);
  const { _updateSnapshot: mode } = expect.getState().snapshotState as unknown as { _updateSnapshot: string };
  if (mode === 'all') await writeFile(COMMITTED, text);
  else expect(committed === text, 'Run `npm test -- checks/openapi/contract-shape --update`.').toBe(true);
});

test('declared changes are in the changelog of the API', () => {
  const days = new Set(API_CHANGES.map(({ date }) => date));
  expect(Object.entries(DECLARED_CHANGES).filter(([, day]) => !days.has(day))).toEqual([]);
  expect(API_CHANGES.map(({ date }) => date)).toEqual([...days].toSorted().reverse());
});

test('each kind of breaking change is found', () => {
  const change = (edit: (copy: OpenAPI.Document) => void) => {
    const copy = structuredClone(document);
    edit(copy);
    return breakingChanges(shapeOf(document), shapeOf(copy));
  };
  type Fields = { properties: Record<string, Record<string, unknown>>; required: string[] };
  const component = (copy: OpenAPI.Document, name: string) =>
    copy.components?.schemas?.[name] as unknown as Fields;
  const body = (copy: OpenAPI.Document) => {
    const request = copy.paths?.['/webhooks']?.post?.requestBody as OpenAPI.RequestBodyObject | undefined;
    return request?.content['application/json']?.schema as unknown as Fields;
  };
  expect(change(() => {})).toEqual([]);
  expect(
    change((copy) => {
      delete copy.paths?.['/webhooks']?.get;
    }),
  ).toEqual(['GET /webhooks is gone']);
  expect(
    change((copy) => {
      delete component(copy, 'Money').properties.currency;
    }),
  ).toEqual(['Money > currency is gone']);
  expect(
    change((copy) => {
      (component(copy, 'ShipmentRow').properties.status as { enum: string[] }).enum.shift();
    }),
  ).toEqual(['ShipmentRow > status is no longer "created"']);
  expect(
    change((copy) => {
      body(copy).properties.colour = { type: 'string' };
      body(copy).required.push('colour');
    }),
  ).toEqual(['POST /webhooks < colour is new and required']);
  expect(
    change((copy) => {
      body(copy).properties.shade = { type: 'string' };
      (component(copy, 'Money').properties as Record<string, unknown>).rounded = { type: 'boolean' };
    }),
  ).toEqual([]);
});
