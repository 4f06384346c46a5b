import type { OpenAPI } from '@orpc/openapi';

export type Schema = Record<string, unknown> & {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
};
export type Components = OpenAPI.ComponentsObject | undefined;

/** Deeper fields are optional everywhere. */
const DEEPEST = 6;
const FORMATS: Record<string, string> = {
  date: '2026-11-30',
  'date-time': '2026-11-30T12:00:00Z',
  email: 'person@example.com',
  uri: 'https://example.com',
  uuid: '00000000-0000-4000-8000-000000000000',
};

/** The example of a body in JSON, otherwise one made from its schema. */
export function jsonSample({ example, schema }: OpenAPI.MediaTypeObject, components: Components): unknown {
  return example ?? sampleOf(schema as Schema, components);
}

/** A value with the required fields: an example, a default, the first choice, or one of the type. */
export function sampleOf(given: Schema, components: Components, depth = 0): unknown {
  const schema = resolve(given, components) ?? {};
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

/** The parameters of an operation, with those that it refers to. */
export function parametersOf(
  { parameters = [] }: OpenAPI.OperationObject,
  components: Components,
): OpenAPI.ParameterObject[] {
  return parameters.flatMap((parameter) => resolve<OpenAPI.ParameterObject>(parameter, components) ?? []);
}

/** Follows references into the components; undefined for one that is not there. */
export function resolve<Part extends object>(
  part: Part | OpenAPI.ReferenceObject | undefined,
  components: Components,
): Part | undefined {
  if (!part || !('$ref' in part) || typeof part.$ref !== 'string') return part as Part | undefined;
  const [, kind = '', name = ''] = /^#\/components\/(\w+)\/(.+)$/.exec(part.$ref) ?? [];
  const found = (components as Record<string, Record<string, Part>> | undefined)?.[kind]?.[name];
  return resolve(found, components);
}
