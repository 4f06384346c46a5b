import type { OpenAPI } from '@orpc/openapi';

/**
 * What programs rely on, in lines: a section for each operation and each component. In a section `<` is a field that is sent (`!`
 * where it is required) and `>` one that is returned, each with its type. The last section has the codes of errors.
 */
export type Shape = ReadonlyMap<string, ReadonlyMap<string, string>>;

interface Node {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  items?: Node;
  properties?: Record<string, Node>;
  required?: string[];
  anyOf?: Node[];
  oneOf?: Node[];
  allOf?: Node[];
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

export function shapeOf({ paths, components }: OpenAPI.Document): Shape {
  const shape = new Map<string, Map<string, string>>();
  const errors = new Map<string, string>();
  for (const [path, operations] of Object.entries(paths ?? {}))
    for (const method of METHODS) {
      const operation = operations?.[method];
      if (!operation) continue;
      shape.set(`${method.toUpperCase()} ${path}`, linesOf(operation));
      for (const [status, response] of Object.entries(operation.responses ?? {}))
        for (const code of codesOf(response, components?.responses ?? {})) errors.set(`> ${code}`, status);
    }
  for (const [name, schema] of Object.entries(components?.schemas ?? {})) {
    const lines = new Map<string, string>();
    addFields(lines, '>', '', schema as Node);
    shape.set(name, lines);
  }
  return shape.set('errors', new Map([...errors].sort()));
}

function linesOf({
  parameters = [],
  requestBody,
  responses = {},
}: OpenAPI.OperationObject): Map<string, string> {
  const lines = new Map<string, string>();
  for (const parameter of parameters)
    if ('name' in parameter)
      addField(lines, '<', parameter.name, parameter.schema as Node, parameter.required);
  const body = requestBody as OpenAPI.RequestBodyObject | undefined;
  for (const { schema } of Object.values(body?.content ?? {})) addFields(lines, '<', '', schema as Node);
  for (const [status, response] of Object.entries(responses))
    if (Number(status) < 400)
      for (const { schema } of Object.values((response as OpenAPI.ResponseObject).content ?? {}))
        addFields(lines, '>', '', schema as Node);
  return lines;
}

function codesOf(
  response: OpenAPI.ResponseObject | OpenAPI.ReferenceObject,
  shared: NonNullable<OpenAPI.ComponentsObject['responses']>,
): string[] {
  const found = '$ref' in response ? shared[response.$ref.split('/').at(-1) ?? ''] : response;
  return [...(found?.description ?? '').matchAll(/^`([A-Z_]+)`/gm)].map(([, code = '']) => code);
}

/** Fields of the object at a place, of each alternative of it, and of the items of a list. */
function addFields(lines: Map<string, string>, way: '<' | '>', place: string, schema: Node): void {
  for (const [name, field] of Object.entries(schema.properties ?? {}))
    addField(lines, way, place ? `${place}.${name}` : name, field, schema.required?.includes(name));
  for (const part of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])])
    addFields(lines, way, place, part);
  if (schema.items) addFields(lines, way, `${place}[]`, schema.items);
}

function addField(
  lines: Map<string, string>,
  way: '<' | '>',
  place: string,
  schema: Node,
  required: boolean | undefined,
): void {
  const key = `${way} ${place}`;
  const type = typeOf(schema);
  const former = lines.get(key);
  // Several alternatives may have the field.
  const types = [...new Set([...(former?.replace(/ !$/, '').split('|') ?? []), ...type.split('|')])].sort();
  const isRequired = way === '<' && required && (former === undefined || former.endsWith(' !'));
  lines.set(key, `${types.join('|')}${isRequired ? ' !' : ''}`);
  addFields(lines, way, place, schema);
}

function typeOf({ $ref, type, enum: values, const: value, items, anyOf, oneOf, properties }: Node): string {
  if ($ref) return $ref.split('/').at(-1) ?? '';
  if (value !== undefined) return JSON.stringify(value);
  if (values) return values.map((each) => JSON.stringify(each)).join('|');
  const alternatives = anyOf ?? oneOf;
  if (alternatives) return [...new Set(alternatives.flatMap((each) => typeOf(each).split('|')))].join('|');
  if (type === 'array') return items ? `list of ${typeOf(items).replaceAll('|', ',')}` : 'list';
  return [type ?? (properties ? 'object' : 'any')].flat().join('|');
}

export function textOf(shape: Shape): string {
  const sections = [...shape].map(([title, lines]) =>
    [title, ...[...lines].map(([key, type]) => `  ${key}: ${type}`)].join('\n'),
  );
  return `${sections.join('\n')}\n`;
}

export function parseShape(text: string): Shape {
  const shape = new Map<string, Map<string, string>>();
  let lines = new Map<string, string>();
  for (const line of text.split('\n').filter(Boolean)) {
    const [, key, type] = /^ {2}(. [^:]+): (.*)$/.exec(line) ?? [];
    if (key !== undefined && type !== undefined) lines.set(key, type);
    else {
      lines = new Map();
      shape.set(line, lines);
    }
  }
  return shape;
}

/** What may break a program that was written for the former shape, one sentence each. */
export function breakingChanges(former: Shape, now: Shape): string[] {
  return [...former].flatMap(([section, lines]) => {
    const current = now.get(section);
    if (!current) return [`${section} is gone`];
    const changed = [...lines].flatMap(([key, type]) => changesOf(key, type, current.get(key)));
    const demanded = [...current].flatMap(([key, type]) =>
      !lines.has(key) && type.endsWith(' !') && !isWithinNew(key, lines)
        ? [`${key} is new and required`]
        : [],
    );
    return [...changed, ...demanded].map((change) => `${section} ${change}`);
  });
}

function changesOf(key: string, former: string, now: string | undefined): string[] {
  if (now === undefined) return [`${key} is gone`];
  const [wasRequired, isRequired] = [former.endsWith(' !'), now.endsWith(' !')];
  const types = (text: string) => text.replace(/ !$/, '').split('|').flatMap(itemTypes);
  const lost = types(former).filter((type) => !types(now).includes(type));
  return [
    ...(isRequired && !wasRequired ? [`${key} is required now`] : []),
    ...lost.map((type) => `${key} is no longer ${type}`),
  ];
}

/** 'list of "a","b"' as a type for each kind of item. */
function itemTypes(type: string): string[] {
  const [, items] = /^list of (.*)$/.exec(type) ?? [];
  return items === undefined ? [type] : items.split(',').map((item) => `list of ${item}`);
}

/** Whether the field is part of an object that could not be sent before. */
function isWithinNew(key: string, former: ReadonlyMap<string, string>): boolean {
  const parent = key.slice(0, Math.max(key.lastIndexOf('.'), 0)).replace(/(\[\])+$/, '');
  return parent !== '' && !former.has(parent);
}
