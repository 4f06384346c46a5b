import type { AnyContractProcedure } from '@orpc/contract';
import { type OpenAPI, OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { company } from '#content/company.ts';
import { contract } from '#contract/contract.ts';
import { metaOf } from '#contract/operation/operation-meta.ts';
import { AREAS } from '#contract/reference/areas.ts';
import { EXAMPLES } from '#contract/reference/examples.ts';
import { SCOPES } from '#domain/api-keys/key-areas.ts';
import type { Access } from '#domain/people/access.ts';
import { TOKEN_PATH } from '../../api-keys/oauth-token.ts';
import { scopeOfOperation } from '../../api-keys/require-scope.ts';
import { SESSION_COOKIE } from '../../auth/sessions/session-token.ts';
import type { Dependencies } from '../../dependencies.ts';
import { API_PREFIX } from '../current-url.ts';
import { listSchema, SHEET_FORMATS } from '../lists/list-schema.ts';
import { COMPONENTS } from './components.ts';
import { curlSample } from './curl-sample.ts';
import { describeFields, describeParameter } from './describe-fields.ts';
import { errorResponses, RATE_LIMIT_HEADERS } from './documented-errors.ts';
import { documentedEvents } from './documented-events.ts';
import { operationDescription } from './operation-description.ts';
import { shareResponses } from './share-responses.ts';

const DESCRIPTION = [
  'A write refuses fields that it does not declare: 422, with each one in `issues`. A read ignores query parameters that',
  'it does not know. A list is continued by sending the `next` of one page as `after`; a cursor belongs to its list and',
  'order, and any other is 422. With `updated_since`, a list has what was created or changed since then, and `deleted`',
  'names what it no longer has.',
  '\n\nEvery error is a problem document (RFC 9457) of the type `application/problem+json`. Programs decide by `code`,',
  'which never changes; `detail` is a sentence for people. Some errors carry more, such as `issues`. Each operation lists',
  'the codes that it sends. Beyond these, a request that is no valid HTTP is 400, one that arrives too slowly 408 and one',
  'with more than 16 KiB of address and headers 431, whatever it is for.',
].join(' ');

const SESSION: OpenAPI.SecurityRequirementObject = { session: [] };
const SECURITY: Record<Access, OpenAPI.SecurityRequirementObject[]> = {
  // The empty requirement admits visitors.
  anyone: [{}, SESSION],
  'signed-in': [SESSION],
  staff: [SESSION],
  admin: [SESSION],
  device: [{ device: [] }],
};

const IF_NONE_MATCH: OpenAPI.ParameterObject = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  schema: { type: 'string' },
  description: 'The ETag of a response that you have. The answer is 304 while it is still the same.',
};
const ETAG: OpenAPI.HeaderObject = {
  description: 'Names this version of the response.',
  required: true,
  schema: { type: 'string' },
};
const TAGGED = { ETag: { $ref: '#/components/headers/ETag' } };
const RATE_LIMIT_REFERENCES = Object.fromEntries(
  Object.keys(RATE_LIMIT_HEADERS).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
);
const LOCATION: OpenAPI.HeaderObject = {
  description: 'The address of what was created.',
  required: true,
  schema: { type: 'string', format: 'uri-reference' },
};
const CONTENT_DISPOSITION: Record<string, OpenAPI.HeaderObject> = {
  'Content-Disposition': { description: 'The file’s name.', required: true, schema: { type: 'string' } },
};

/** The other formats are no content of the response: generated clients would then type every list as text too. */
const FORMAT: OpenAPI.ParameterObject & { required: boolean | undefined; schema: OpenAPI.SchemaObject } = {
  name: 'format',
  in: 'query',
  required: false,
  schema: { type: 'string', enum: [...SHEET_FORMATS] },
  description:
    'The whole list from `after` on as a CSV or XLSX file, with a column for each field. Absent for a page in JSON.',
};
type Content = NonNullable<OpenAPI.ResponseObject['content']>;
type Settings = Pick<Dependencies, 'accounts'>;
type Schemas = NonNullable<OpenAPI.ComponentsObject['schemas']>;
type Responses = NonNullable<OpenAPI.ComponentsObject['responses']>;

/** The OpenAPI document of the contract as `operation-routes.ts` serves it over HTTP. */
export async function openApiDocument({ accounts }: Settings): Promise<OpenAPI.Document> {
  const converter = new ZodToJsonSchemaConverter();
  const generator = new OpenAPIGenerator({ schemaConverters: [converter] });
  const { paths = {}, ...document } = await generator.generate(contract, {
    info: {
      title: `${company.brand} API`,
      version: '1',
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: company.brand, email: company.general_email },
    },
    servers: [{ url: API_PREFIX, description: 'This installation.' }],
    tags: Object.values(AREAS),
    commonSchemas: COMPONENTS,
    components: {
      parameters: { IfNoneMatch: IF_NONE_MATCH },
      headers: { ETag: ETAG, ...RATE_LIMIT_HEADERS },
      responses: { NotModified: { description: 'You have the current version.', headers: TAGGED } },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: accounts.cookies.nameOf(SESSION_COOKIE),
          description: 'Set by `POST /people/sign-in`.',
        },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description:
            'An API key, `gs_live_…` or `gs_test_…`, made with `POST /api-keys`. It needs the scope of the operation.',
        },
        oauth: {
          type: 'oauth2',
          description:
            'Client credentials: the `client_id` is the id of an API key, the `client_secret` the key. The access token is valid for an hour.',
          flows: {
            clientCredentials: {
              tokenUrl: TOKEN_PATH,
              scopes: Object.fromEntries(SCOPES.map((scope) => [scope, scopeDescription(scope)])),
            },
          },
        },
        device: {
          type: 'http',
          scheme: 'bearer',
          description: 'The key of a device. Staff see it once, when they register the device.',
        },
      },
    },
  });
  for (const [area, operations] of Object.entries(contract))
    for (const procedure of Object.values<AnyContractProcedure>(operations))
      describe(paths, procedure, { area: area as keyof typeof contract, converter });
  for (const [path, operations] of Object.entries(paths))
    describeFields(operations, path.split('/')[1] ?? '');
  for (const [name, schema] of Object.entries(document.components?.schemas as Schemas))
    describeFields(schema, name);
  shareResponses(paths, document.components?.responses as Responses);
  const named = withSnakeCaseParameters(paths);
  for (const [path, operations] of Object.entries(named))
    for (const [method, operation] of Object.entries(operations as Record<string, OpenAPI.OperationObject>))
      addSample(operation, { path, method, components: document.components });
  return { ...document, paths: named, webhooks: documentedEvents(converter) };
}

/** Shows how the operation is called. */
function addSample(operation: OpenAPI.OperationObject, place: Parameters<typeof curlSample>[1]): void {
  const json = (operation.requestBody as OpenAPI.RequestBodyObject | undefined)?.content['application/json'];
  const example = EXAMPLES[operation.operationId ?? ''];
  if (json && example) json.example = example;
  const source = curlSample(operation, place);
  if (source) Object.assign(operation, { 'x-codeSamples': [{ lang: 'Shell', label: 'curl', source }] });
}

/** 'shipments:read' → 'Read shipments' */
function scopeDescription(scope: string): string {
  const [area = '', access] = scope.split(':');
  return `${access === 'read' ? 'Read' : 'Change'} ${area.replaceAll('-', ' ')}`;
}

/** Names the parameters of paths as all other fields. Their names are not part of a request. */
function withSnakeCaseParameters(paths: OpenAPI.PathsObject): OpenAPI.PathsObject {
  const renamed: OpenAPI.PathsObject = {};
  for (const [path, operations] of Object.entries(paths)) {
    const name = snakeCase(path);
    renamed[name] = { ...renamed[name], ...operations };
  }
  return renamed;
}

function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function describe(
  paths: OpenAPI.PathsObject,
  procedure: AnyContractProcedure,
  { area, converter }: { area: keyof typeof contract; converter: ZodToJsonSchemaConverter },
): void {
  const { route } = procedure['~orpc'];
  const meta = metaOf(procedure);
  const operation = paths[route.path ?? '']?.[route.method?.toLowerCase() as 'get'];
  if (!operation) throw new Error(`The document lacks ${route.method} ${route.path}.`);
  const isRead = route.method === 'GET';
  const scope = meta.access === 'device' ? null : scopeOfOperation(`${route.method} ${route.path}`);
  const status = route.successStatus ?? 200;
  const isList = listSchema(procedure) !== undefined;
  const success = successResponse(operation.responses?.[status] as OpenAPI.ResponseObject, isRead);
  if (scope) success.headers = { ...success.headers, ...RATE_LIMIT_REFERENCES };
  if (meta.location) success.headers = { ...success.headers, Location: LOCATION };
  const isTagged = 'ETag' in (success.headers ?? {});
  const body = operation.requestBody as OpenAPI.RequestBodyObject | undefined;
  const parameters = (operation.parameters as OpenAPI.ParameterObject[] | undefined)?.map(asSent) ?? [];
  if (isList) parameters.push(FORMAT);
  Object.assign(operation, {
    tags: [AREAS[area].name],
    description: operationDescription(meta, scope),
    security: [...SECURITY[meta.access], ...(scope ? [{ apiKey: [] }, { oauth: [scope] }] : [])],
    parameters: isTagged ? [...parameters, { $ref: '#/components/parameters/IfNoneMatch' }] : parameters,
    // An operation with options in its query takes JSON or a file.
    ...(body &&
      meta.query.length === 0 && { requestBody: { ...body, content: withoutJsonOfFiles(body.content) } }),
    responses: {
      [status]: success,
      ...(isTagged && { 304: { $ref: '#/components/responses/NotModified' } }),
      ...errorResponses(procedure, converter),
    },
  });
}

/** The server reads a list as a repeated parameter, which is the default style; the generator means nested brackets. */
function asSent({ name, in: place, required, schema, description }: OpenAPI.ParameterObject) {
  const parameter = {
    name: place === 'path' ? snakeCase(name) : name,
    in: place,
    required,
    schema,
    ...(description && { description }),
  };
  describeParameter(parameter);
  return parameter;
}

function successResponse(response: OpenAPI.ResponseObject, isRead: boolean): OpenAPI.ResponseObject {
  const content = withoutJsonOfFiles(response.content ?? {});
  const isJson = 'application/json' in content;
  const headers = { ...response.headers, ...(isJson ? isRead && TAGGED : CONTENT_DISPOSITION) };
  return { ...response, content, ...(Object.keys(headers).length > 0 && { headers }) };
}

/** Of a schema with a file in it the generator documents a JSON form as well, which nobody can send. */
function withoutJsonOfFiles({ 'application/json': json, ...files }: Content): Content {
  return json && Object.keys(files).length === 0 ? { 'application/json': json } : files;
}
