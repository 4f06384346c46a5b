import type { OpenAPI } from '@orpc/openapi';
import { API_PREFIX } from '../current-url.ts';

type Schema = Record<string, unknown> & {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
};

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';
/** Deeper fields are optional everywhere. */
const DEEPEST = 6;
const FORMATS: Record<string, string> = {
  date: '2026-11-30',
  'date-time': '2026-11-30T12:00:00Z',
  email: 'person@example.com',
  uri: 'https://example.com',
  uuid: '00000000-0000-4000-8000-000000000000',
};

/**
 * The OpenAPI document as a Postman collection 2.1: a folder for each area, the key as a variable, and a body with the required
 * fields. Operations that neither keys nor visitors can use are left out.
 */
export function postmanCollection({ info, paths = {}, components }: OpenAPI.Document, url: string) {
  const folders = new Map<string, object[]>();
  for (const [path, operations] of Object.entries(paths))
    for (const [method, operation] of Object.entries(operations as Record<string, OpenAPI.OperationObject>)) {
      if (!isForPrograms(operation)) continue;
      const [area = ''] = operation.tags ?? [];
      folders.set(area, [...(folders.get(area) ?? []), requestOf(operation, { path, method, components })]);
    }
  return {
    info: { name: info.title, description: info.description, schema: SCHEMA },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{key}}', type: 'string' }] },
    variable: [
      { key: 'url', value: url + API_PREFIX },
      { key: 'key', value: '' },
    ],
    item: [...folders].map(([name, item]) => ({ name, item })),
  };
}

function isForPrograms({ security = [] }: OpenAPI.OperationObject): boolean {
  return security.some((one) => 'apiKey' in one);
}

interface Place {
  path: string;
  method: string;
  components: OpenAPI.ComponentsObject | undefined;
}

function requestOf(operation: OpenAPI.OperationObject, { path, method, components }: Place) {
  const parameters = (operation.parameters ?? []).map(
    (parameter) => resolve(parameter as Schema, components) as unknown as OpenAPI.ParameterObject,
  );
  const placed = (place: string) => parameters.filter((parameter) => parameter.in === place);
  const described = ({ name, description, schema, required }: OpenAPI.ParameterObject) => ({
    key: name,
    value: textOf(sampleOf(schema as Schema, components)),
    description,
    disabled: !required,
  });
  const segments = path
    .slice(1)
    .replaceAll(/\{(\w+)\}/g, ':$1')
    .split('/');
  const body = operation.requestBody as OpenAPI.RequestBodyObject | undefined;
  return {
    name: operation.summary,
    request: {
      method: method.toUpperCase(),
      description: operation.description,
      url: {
        raw: `{{url}}/${segments.join('/')}`,
        host: ['{{url}}'],
        path: segments,
        query: placed('query').map(described),
        variable: placed('path').map(({ name, description }) => ({ key: name, value: '', description })),
      },
      header: placed('header').map(described),
      ...(body && { body: bodyOf(body, components) }),
    },
  };
}

function bodyOf({ content }: OpenAPI.RequestBodyObject, components: OpenAPI.ComponentsObject | undefined) {
  const json = content['application/json'];
  if (json)
    return {
      mode: 'raw',
      raw: JSON.stringify(sampleOf(json.schema as Schema, components), null, 2),
      options: { raw: { language: 'json' } },
    };
  const form = resolve((Object.values(content)[0]?.schema ?? {}) as Schema, components);
  return {
    mode: 'formdata',
    formdata: Object.entries(form.properties ?? {}).map(([key, field]) =>
      field.contentMediaType || field.format === 'binary'
        ? { key, type: 'file', src: [] }
        : { key, type: 'text', value: textOf(sampleOf(field, components)) },
    ),
  };
}

/** A value with the required fields: an example, a default, the first choice, or one of the type. */
function sampleOf(given: Schema, components: OpenAPI.ComponentsObject | undefined, depth = 0): unknown {
  const schema = resolve(given, components);
  const { examples, enum: choices, anyOf, oneOf, allOf } = schema as Record<string, unknown[] | undefined>;
  const known = examples?.[0] ?? schema.example ?? schema.default ?? schema.const ?? choices?.[0];
  if (known !== undefined) return known;
  const sample = (part: unknown) => sampleOf(part as Schema, components, depth + 1);
  const [part] = anyOf ?? oneOf ?? [];
  if (part) return sample(part);
  if (allOf) return Object.assign({}, ...allOf.map(sample));
  if (schema.properties && depth < DEEPEST) {
    const required = (schema.required ?? []) as string[];
    return Object.fromEntries(
      Object.entries(schema.properties)
        .filter(([name]) => required.includes(name))
        .map(([name, field]) => [name, sample(field)]),
    );
  }
  if (schema.type === 'array') return schema.items && depth < DEEPEST ? [sample(schema.items)] : [];
  if (schema.type === 'object') return {};
  if (schema.type === 'boolean') return false;
  if (schema.type === 'null') return null;
  if (schema.type === 'number' || schema.type === 'integer') return schema.minimum ?? 1;
  return FORMATS[String(schema.format)] ?? '';
}

function resolve(schema: Schema, components: OpenAPI.ComponentsObject | undefined): Schema {
  if (!schema?.$ref) return schema ?? {};
  const [, kind = '', name = ''] = /^#\/components\/(\w+)\/(.+)$/.exec(schema.$ref) ?? [];
  const found = (components as Record<string, Record<string, Schema>> | undefined)?.[kind]?.[name];
  return found ? resolve(found, components) : {};
}

function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
