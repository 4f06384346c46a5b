import type { OpenAPI } from '@orpc/openapi';
import { PARAMETERS } from '#contract/reference/parameters.ts';
import { PROPERTIES, PROPERTIES_BY_SCOPE } from '#contract/reference/properties.ts';

type Schema = OpenAPI.SchemaObject & { prefixItems?: OpenAPI.SchemaObject[]; items?: unknown };
type Node = Record<string, unknown>;

/** Adds descriptions to the fields that have none of their own. `scope` is a component or the first segment of a path. */
export function describeFields(node: unknown, scope: string): void {
  if (Array.isArray(node)) for (const item of node) describeFields(item, scope);
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
  const { type, properties } = node as Schema;
  if (type === 'object' && properties) {
    for (const [name, property] of Object.entries(properties as Record<string, Node>))
      if (!property.description && !property.$ref) {
        const description = PROPERTIES_BY_SCOPE[scope]?.[name] ?? PROPERTIES[name];
        if (description) property.description = description;
      }
  }
  completeTuple(node as Schema);
  keepStricterLimit(node as Schema);
  for (const part of Object.values(node)) describeFields(part, scope);
}

/** Describes a parameter of a path or a query that has no description. */
export function describeParameter(parameter: OpenAPI.ParameterObject): void {
  const description = PARAMETERS[parameter.name] ?? PROPERTIES[parameter.name];
  if (description) parameter.description ??= description;
}

/** Generators of clients that do not know `prefixItems` read `items`. */
function completeTuple(schema: Schema): void {
  const [first] = schema.prefixItems ?? [];
  if (first && schema.items === undefined)
    Object.assign(schema, {
      items: first,
      minItems: schema.prefixItems?.length,
      maxItems: schema.prefixItems?.length,
    });
}

/** Validators refuse a schema with both kinds of lower limit. */
function keepStricterLimit(schema: Schema): void {
  const { minimum, exclusiveMinimum } = schema;
  if (typeof minimum !== 'number' || typeof exclusiveMinimum !== 'number') return;
  if (minimum > exclusiveMinimum) delete schema.exclusiveMinimum;
  else delete schema.minimum;
}
