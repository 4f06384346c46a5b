import type { AnyContractProcedure } from '@orpc/contract';
import { type OpenAPI, OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { company } from '#content/company.ts';
import { contract } from '#contract/contract.ts';
import type { OperationMeta } from '#contract/operation.ts';
import type { Access } from '#domain/people/access.ts';
import { scopeOfOperation } from '../../api-keys/require-scope.ts';
import { SESSION_COOKIE } from '../../auth/sessions/session-token.ts';
import type { Dependencies } from '../../dependencies.ts';
import { commonResponses, errorResponses } from './documented-errors.ts';

const DESCRIPTION = [
  'A write refuses fields that it does not declare: 422, with each one in `issues`. A read ignores query parameters that',
  'it does not know. A list is continued by sending the `next` of one page as `after`; a cursor belongs to its list and',
  'order, and any other is 422.',
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
const CONTENT_DISPOSITION: Record<string, OpenAPI.HeaderObject> = {
  'Content-Disposition': { description: 'The file’s name.', required: true, schema: { type: 'string' } },
};

type Content = NonNullable<OpenAPI.ResponseObject['content']>;
type Settings = Pick<Dependencies, 'accounts' | 'settings'>;

/** The OpenAPI document of the contract as `operation-routes.ts` serves it over HTTP. */
export async function openApiDocument({ accounts, settings }: Settings): Promise<OpenAPI.Document> {
  const converter = new ZodToJsonSchemaConverter();
  const generator = new OpenAPIGenerator({ schemaConverters: [converter] });
  const { paths = {}, ...document } = await generator.generate(contract, {
    info: { title: `${company.brand} API`, version: '1', description: DESCRIPTION },
    servers: [{ url: `${settings.publicUrl}/api` }],
    components: {
      parameters: { IfNoneMatch: IF_NONE_MATCH },
      headers: { ETag: ETAG },
      responses: {
        NotModified: { description: 'You have the current version.', headers: TAGGED },
        ...commonResponses(),
      },
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
            'An API key, `gs_live_…`, made with `POST /api-keys`. Each operation lists the scope that the key needs.',
        },
        device: {
          type: 'http',
          scheme: 'bearer',
          description: 'The key of a device. Staff see it once, when they register the device.',
        },
      },
    },
  });
  for (const procedure of Object.values(contract).flatMap((area) =>
    Object.values<AnyContractProcedure>(area),
  ))
    describe(paths, procedure, converter);
  return { ...document, paths };
}

function describe(
  paths: OpenAPI.PathsObject,
  procedure: AnyContractProcedure,
  converter: ZodToJsonSchemaConverter,
): void {
  const { meta, route } = procedure['~orpc'];
  const { access, query } = meta as unknown as OperationMeta;
  const operation = paths[route.path ?? '']?.[route.method?.toLowerCase() as 'get'];
  if (!operation) throw new Error(`The document lacks ${route.method} ${route.path}.`);
  const isRead = route.method === 'GET';
  const status = route.successStatus ?? 200;
  const success = successResponse(operation.responses?.[status] as OpenAPI.ResponseObject, isRead);
  const isTagged = 'ETag' in (success.headers ?? {});
  const body = operation.requestBody as OpenAPI.RequestBodyObject | undefined;
  const parameters = (operation.parameters as OpenAPI.ParameterObject[] | undefined)?.map(asSent) ?? [];
  Object.assign(operation, {
    security: [...SECURITY[access], ...keySecurity(route)],
    parameters: isTagged ? [...parameters, { $ref: '#/components/parameters/IfNoneMatch' }] : parameters,
    // An operation with options in its query takes JSON or a file.
    ...(body &&
      query.length === 0 && { requestBody: { ...body, content: withoutJsonOfFiles(body.content) } }),
    responses: {
      [status]: success,
      ...(isTagged && { 304: { $ref: '#/components/responses/NotModified' } }),
      ...errorResponses(procedure, converter),
    },
  });
}

/** What a key needs; nothing where keys cannot be used. */
function keySecurity({
  method,
  path,
}: {
  method?: string;
  path?: string;
}): OpenAPI.SecurityRequirementObject[] {
  const scope = scopeOfOperation(`${method} ${path}`);
  return scope ? [{ apiKey: [scope] }] : [];
}

/** The server reads a list as a repeated parameter, which is the default style; the generator means nested brackets. */
function asSent({ name, in: place, required, schema, description }: OpenAPI.ParameterObject) {
  return { name, in: place, required, schema, ...(description && { description }) };
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
