import type { OpenAPI } from '@orpc/openapi';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { beforeAll, expect, test } from 'vitest';
import { openApiDocument } from '#server/api/openapi/openapi-document.ts';

type Node = Record<string, unknown>;

let document: OpenAPI.Document;

beforeAll(async () => {
  const accounts = { cookies: { nameOf: (name: string) => name } };
  document = await openApiDocument({ accounts } as Parameters<typeof openApiDocument>[0]);
});

test('the document passes the recommended rules of Redocly without a warning', async () => {
  const problems = await lintFromString({
    source: JSON.stringify(document),
    config: await createConfig({ extends: ['recommended'] }),
  });
  // The id of an import is a UUID, never `templates`.
  const isAmbiguous = ({ message }: { message: string }) => message.includes('/imports/templates/{kind}');
  expect(
    problems
      .filter((problem) => !isAmbiguous(problem))
      .map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]),
  ).toEqual([]);
});

test('every operation, parameter and field is described, and every tag is defined', () => {
  const missing: string[] = [];
  const tags = document.tags?.map(({ name }) => name) ?? [];
  for (const [path, operations] of Object.entries(document.paths ?? {}))
    for (const [method, operation] of Object.entries(operations as Record<string, OpenAPI.OperationObject>)) {
      const name = `${method} ${path}`;
      if (!operation.description) missing.push(name);
      if (!operation.tags?.every((tag) => tags.includes(tag))) missing.push(`${name}: tags`);
      for (const parameter of operation.parameters ?? [])
        if (!('$ref' in parameter) && !parameter.description) missing.push(`${name} ${parameter.name}`);
    }
  missing.push(
    ...undescribedFields({
      paths: document.paths,
      webhooks: document.webhooks,
      components: document.components,
    }),
  );
  expect([...new Set(missing)].sort()).toEqual([]);
});

test('names are in snake case', () => {
  const text = JSON.stringify(Object.keys(document.paths ?? {}));
  expect(text.match(/\{[^}]*[A-Z][^}]*\}/g) ?? []).toEqual([]);
});

/** The names of fields without a description. */
function undescribedFields(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(undescribedFields);
  if (typeof node !== 'object' || node === null) return [];
  const { type, properties } = node as { type?: string; properties?: Record<string, Node> };
  // The members of every problem document are those of RFC 9457.
  const isProblem = properties && 'code' in properties && 'title' in properties && 'status' in properties;
  const own =
    type === 'object' && properties && !isProblem
      ? Object.entries(properties)
          .filter(([, property]) => !property.description && !property.$ref)
          .map(([name]) => name)
      : [];
  return [...own, ...Object.values(node).flatMap(undescribedFields)];
}
