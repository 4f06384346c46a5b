import type { OpenAPI } from '@orpc/openapi';
import { API_PREFIX } from '../current-url.ts';
import { type Components, jsonSample, parametersOf, resolve, type Schema, sampleOf } from './sample-of.ts';

interface Place {
  path: string;
  method: string;
  components: Components;
}

/**
 * The operation as a command of curl, in the notation of the guides: `$HOST` and `$KEY`, and a variable for each path parameter.
 * Undefined for an operation that no program can call.
 */
export function curlSample(
  operation: OpenAPI.OperationObject,
  { path, method, components }: Place,
): string | undefined {
  const schemes = (operation.security ?? []).flatMap(Object.keys);
  const variable = schemes.includes('apiKey') ? 'KEY' : schemes.includes('device') ? 'DEVICE_KEY' : undefined;
  if (!variable) return undefined;
  const isOpen = operation.security?.some((one) => Object.keys(one).length === 0);
  const body = bodyOf(operation.requestBody as OpenAPI.RequestBodyObject | undefined, components);
  const usual = body ? 'post' : 'get';
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `$${name.toUpperCase()}`);
  return [
    method === usual ? 'curl -s' : `curl -s -X ${method.toUpperCase()}`,
    ...(isOpen ? [] : [`-H "Authorization: Bearer $${variable}"`]),
    ...(body ?? []),
    `"$HOST${API_PREFIX}${address}${queryOf(operation, components)}"`,
  ].join(' \\\n  ');
}

function bodyOf(body: OpenAPI.RequestBodyObject | undefined, components: Components): string[] | undefined {
  if (!body) return undefined;
  const json = body.content['application/json'];
  if (json)
    return [
      '-H "Content-Type: application/json"',
      `-d '${JSON.stringify(jsonSample(json, components)).replaceAll("'", '’')}'`,
    ];
  const form = resolve(Object.values(body.content)[0]?.schema as Schema | undefined, components) ?? {};
  const required = (form.required ?? []) as string[];
  return Object.entries(form.properties ?? {})
    .filter(([name]) => required.includes(name))
    .map(([name, field]) =>
      field.contentMediaType || field.format === 'binary'
        ? `-F ${name}=@document.pdf`
        : `-F '${name}=${sampleOf(field, components)}'`,
    );
}

/** The parameters without which the operation is refused. */
function queryOf(operation: OpenAPI.OperationObject, components: Components): string {
  const query = parametersOf(operation, components)
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(
      ({ name, schema }) => `${name}=${encodeURIComponent(String(sampleOf(schema as Schema, components)))}`,
    );
  return query.length > 0 ? `?${query.join('&')}` : '';
}
