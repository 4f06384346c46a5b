import type { OpenAPI } from '@orpc/openapi';
import { beforeAll, describe, expect, test } from 'vitest';
import { EXAMPLES } from '#contract/reference/examples.ts';
import { isCompanyScope, scopeFor } from '#domain/api-keys/key-areas.ts';
import { admits } from '#domain/people/access.ts';
import { openApiDocument } from '#server/api/openapi/openapi-document.ts';
import { CONTRACT_OPERATIONS } from '../contract-operations.ts';

/** Writes of companies whose bodies are no JSON, have no required fields, or belong to a link in an e-mail. */
const WITHOUT_EXAMPLE: readonly string[] = [
  'addressBook.change',
  'files.upload',
  'followers.confirm',
  'followers.end',
  'messages.markRead',
  'messages.receiveMail',
  'organisations.acceptInvitation',
  'organisations.stopViewing',
  'quotes.accept',
  'quotes.acceptLinked',
  'quotes.answerSpotRequest',
  'quotes.declineLinked',
  'quotes.declineSpotRequest',
  'shareLinks.enterPin',
  'webhooks.replay',
  'webhooks.rotateSecret',
  'webhooks.test',
];

const operationsByName = new Map(CONTRACT_OPERATIONS.map((operation) => [operation.name, operation]));

let document: OpenAPI.Document;
const operations: [name: string, operation: OpenAPI.OperationObject][] = [];
beforeAll(async () => {
  const accounts = { cookies: { nameOf: (name: string) => name } };
  document = await openApiDocument({ accounts } as Parameters<typeof openApiDocument>[0]);
  for (const methods of Object.values(document.paths ?? {}))
    for (const operation of Object.values(methods as Record<string, OpenAPI.OperationObject>))
      operations.push([operation.operationId ?? '', operation]);
});

describe('the example of', () => {
  test.each(Object.entries(EXAMPLES))('%s is a body that the operation accepts', (name, body) => {
    const operation = operationsByName.get(name);
    const path = Object.fromEntries(
      Array.from(operation?.path.matchAll(/\{(\w+)\}/g) ?? [], ([, parameter = '']) => [
        parameter,
        /id$/.test(parameter) ? '019ab2f4-0c4e-7d51-9f7e-2a54c0d1b8f3' : 'GS123456789',
      ]),
    );
    expect(operation?.inputSchema?.safeParse({ ...body, ...path })).toMatchObject({ success: true });
  });
});

test('every write for which companies send fields has an example', () => {
  const writes = CONTRACT_OPERATIONS.filter(({ area, method, meta }) => {
    const scope = scopeFor(area, method);
    return (
      ['POST', 'PUT', 'PATCH'].includes(method) &&
      scope !== null &&
      isCompanyScope(scope) &&
      admits(meta.access, { role: 'customer' })
    );
  });
  const missing = writes.map(({ name }) => name).filter((name) => !(name in EXAMPLES));
  expect(missing.sort()).toEqual(WITHOUT_EXAMPLE);
});

test('every operation that programs can call shows its curl command, with its example', () => {
  const sampleOf = (operation: object | undefined) =>
    (operation as { 'x-codeSamples'?: { source: string }[] } | undefined)?.['x-codeSamples']?.[0]?.source;
  const wrong = operations.filter(([, operation]) => {
    const isForPrograms = operation.security?.some((one) => 'apiKey' in one || 'device' in one);
    return isForPrograms !== /^curl -s [\s\S]+"\$HOST\/api\/v1\/[^"]*"$/.test(sampleOf(operation) ?? '');
  });
  expect(wrong.map(([name]) => name)).toEqual([]);
  expect(sampleOf(Object.fromEntries(operations)['shipments.create'])).toBe(
    [
      'curl -s \\',
      '  -H "Authorization: Bearer $KEY" \\',
      '  -H "Content-Type: application/json" \\',
      `  -d '${JSON.stringify(EXAMPLES['shipments.create'])}' \\`,
      '  "$HOST/api/v1/functions/create-shipment"',
    ].join('\n'),
  );
});
