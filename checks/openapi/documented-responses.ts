import type { OpenAPI } from '@orpc/openapi';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** A response as the server has sent it. */
export interface SentResponse {
  status: number;
  headers: Record<string, unknown>;
  body: string;
}

type Schema = OpenAPI.SchemaObject;
type Referred<Described> = Described | OpenAPI.ReferenceObject;

export const PROBLEM = 'application/problem+json';
/** What Ajv calls the document that holds the components. */
const DOCUMENT = 'document';

/** Compares responses with what an OpenAPI document says of them. */
export class DocumentedResponses {
  readonly #document: OpenAPI.Document;
  readonly #operations: ReadonlyMap<string | undefined, OpenAPI.OperationObject>;
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true });
  readonly #validators = new Map<string, ValidateFunction>();

  constructor(document: OpenAPI.Document) {
    const operations = Object.values(document.paths ?? {}).flatMap((path) => Object.values(path ?? {}));
    this.#document = document;
    this.#operations = new Map(
      (operations as OpenAPI.OperationObject[]).map((operation) => [operation.operationId, operation]),
    );
    addFormats.default(this.#ajv);
    // Compiled once: each response refers to the components that it uses.
    this.#ajv.addSchema({ $id: DOCUMENT, components: closed(document.components) });
  }

  operation(name: string): OpenAPI.OperationObject {
    const operation = this.#operations.get(name);
    if (!operation) throw new Error(`The document lacks ${name}.`);
    return operation;
  }

  statuses(name: string): Record<string, OpenAPI.ResponseObject> {
    const responses = Object.entries(this.operation(name).responses ?? {});
    return Object.fromEntries(responses.map(([status, response]) => [status, this.#resolved(response)]));
  }

  /** '404 NOT_FOUND' */
  errors(name: string): string[] {
    return Object.entries(this.statuses(name)).flatMap(([status, { content }]) => {
      const schema = content?.[PROBLEM]?.schema as Schema | undefined;
      const variants = (schema?.anyOf ?? [schema ?? {}]) as Schema[];
      return variants.flatMap(({ properties }) =>
        ((properties?.code as Schema | undefined)?.enum ?? []).map((code) => `${status} ${code}`),
      );
    });
  }

  /** The operations that document the error, such as '404 NOT_FOUND'. */
  operationsWith(error: string): string[] {
    const names = [...this.#operations.keys()].flatMap((name) => name ?? []);
    return names.filter((name) => this.errors(name).includes(error)).sort();
  }

  /** Where the response is not as the document describes it. */
  differences(name: string, { status, headers, body }: SentResponse): string[] {
    const documented = this.statuses(name)[status];
    if (!documented) return [`${name}: ${status} is not documented: ${body.slice(0, 200)}`];
    const [type = ''] = String(headers['content-type'] ?? '').split(';');
    return [
      ...this.#headerDifferences(documented, headers),
      ...this.#bodyDifferences(`${name} ${status} ${type}`, documented, type, body),
    ].map((difference) => `${name}: ${status} ${difference}`);
  }

  #headerDifferences({ headers = {} }: OpenAPI.ResponseObject, sent: SentResponse['headers']): string[] {
    return Object.entries(headers).flatMap(([name, header]) => {
      const { required, schema = {} } = this.#resolved<OpenAPI.HeaderObject>(header);
      const value = sent[name.toLowerCase()];
      if (value === undefined) return required ? [`lacks the header ${name}`] : [];
      const isInteger = (schema as Schema).type === 'integer';
      return this.#ajv.validate(schema, isInteger ? Number(value) : value) ? [] : [`has ${name}: ${value}`];
    });
  }

  #bodyDifferences(
    key: string,
    { content = {} }: OpenAPI.ResponseObject,
    type: string,
    body: string,
  ): string[] {
    if (Object.keys(content).length === 0) return body === '' ? [] : ['has a body'];
    const media = content[type];
    if (!media) return [`is of the type ${type}`];
    if (!type.endsWith('json')) return [];
    const validate = this.#validators.get(key) ?? this.#ajv.compile(closed(media.schema) as Schema);
    this.#validators.set(key, validate);
    return validate(JSON.parse(body))
      ? []
      : [`${this.#ajv.errorsText(validate.errors)}: ${body.slice(0, 300)}`];
  }

  #resolved<Described extends object>(described: Referred<Described>): Described {
    if (!('$ref' in described)) return described;
    const [, ...names] = described.$ref.split('/');
    const target = names.reduce<unknown>(
      (part, name) => (part as Record<string, unknown> | undefined)?.[name],
      this.#document,
    );
    if (!target) throw new Error(`${described.$ref} refers to nothing.`);
    return target as Described;
  }
}

/**
 * The schema with its objects closed, so that members which are sent and not documented are found, and its references
 * to components made absolute.
 */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  if ('$ref' in schema) return { ...schema, $ref: `${DOCUMENT}${schema.$ref}` };
  const parts = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  return parts.type === 'object' ? { additionalProperties: false, ...parts } : parts;
}
