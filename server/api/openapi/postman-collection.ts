import type { OpenAPI } from '@orpc/openapi';
import { API_PREFIX } from '../current-url.ts';
import { type Components, jsonSample, parametersOf, resolve, type Schema, sampleOf } from './sample-of.ts';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';
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
  components: Components;
}

function requestOf(operation: OpenAPI.OperationObject, { path, method, components }: Place) {
  const parameters = parametersOf(operation, components);
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

function bodyOf({ content }: OpenAPI.RequestBodyObject, components: Components) {
  const json = content['application/json'];
  if (json)
    return {
      mode: 'raw',
      raw: JSON.stringify(jsonSample(json, components), null, 2),
      options: { raw: { language: 'json' } },
    };
  const form = resolve(Object.values(content)[0]?.schema as Schema | undefined, components) ?? {};
  return {
    mode: 'formdata',
    formdata: Object.entries(form.properties ?? {}).map(([key, field]) =>
      field.contentMediaType || field.format === 'binary'
        ? { key, type: 'file', src: [] }
        : { key, type: 'text', value: textOf(sampleOf(field, components)) },
    ),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
