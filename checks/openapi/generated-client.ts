import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { OpenAPI } from '@orpc/openapi';
import openapiTypes from 'openapi-typescript';
import type { Input } from '../isolation/requests.ts';
import { ROOT } from '../source-files.ts';

const execute = promisify(execFile);
const CACHE = join(ROOT, 'node_modules/.cache');
const PROGRAMS = join(import.meta.dirname, 'client');

/** A call of an operation, of which there may be several. */
export interface Call {
  title: string;
  path: string;
  method: string;
  operation: OpenAPI.OperationObject;
  input: Input;
}

/** Its type is generated with the client. */
export type Api = object;

export interface CompiledClient {
  connect(
    baseUrl: string,
    headers: Record<string, string>,
    fetch: (request: Request) => Promise<Response>,
  ): Api;
  /** By their titles. Their input is type-checked against the document. */
  calls: Record<string, (api: Api) => Promise<unknown>>;
  /** Runs a function of client/integrator.ts. */
  run(program: string, api: Api, ...input: unknown[]): Promise<unknown>;
  remove(): Promise<void>;
}

/**
 * Generates the types of a client with openapi-typescript, writes a program that makes each of the calls with
 * openapi-fetch, and compiles it together with the programs in `client/`. Throws the compiler's errors.
 */
export async function compileClient(
  document: OpenAPI.Document,
  calls: readonly Call[],
): Promise<CompiledClient> {
  await mkdir(CACHE, { recursive: true });
  const directory = await mkdtemp(join(CACHE, 'openapi-client-'));
  const remove = () => rm(directory, { recursive: true, force: true });
  try {
    await Promise.all([
      writeFile(join(directory, 'api.d.ts'), await openapiTypes(structuredClone(document) as never)),
      writeFile(join(directory, 'calls.ts'), programOf(calls)),
      ...['client.ts', 'integrator.ts', 'tsconfig.json'].map((name) =>
        copyFile(join(PROGRAMS, name), join(directory, name)),
      ),
    ]);
    await execute(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', directory]).catch(
      ({ stdout }: { stdout: string }) => {
        throw new Error(`The generated client does not compile:\n${stdout}`);
      },
    );
    const compiled = (name: string) => import(pathToFileURL(join(directory, 'out', `${name}.js`)).href);
    const integrator = await compiled('integrator');
    return {
      connect: (await compiled('client')).connect,
      calls: (await compiled('calls')).calls,
      run: (program, ...input) => integrator[program](...input),
      remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

function programOf(calls: readonly Call[]): string {
  return [
    "import { type Api, asForm, file } from './client.js';",
    'export const calls = {',
    ...calls.map(
      (call) => `  ${JSON.stringify(call.title)}: (api: Api) => api.${call.method}(${argumentsOf(call)}),`,
    ),
    '};',
  ].join('\n');
}

function argumentsOf({ path, operation, input }: Call): string {
  const parameters = (operation.parameters ?? []) as OpenAPI.ParameterObject[];
  const requestBody = operation.requestBody as OpenAPI.RequestBodyObject | undefined;
  const named = (place: string) => {
    const names = parameters.filter((parameter) => parameter.in === place).map(({ name }) => name);
    return Object.entries(input).filter(([name]) => names.includes(name));
  };
  const inPath = named('path');
  const inBody = Object.entries(input).filter((member) => !inPath.some(([name]) => name === member[0]));
  const requiresVersion = parameters.some(({ name }) => name === 'If-Match');
  const header: [string, unknown][] = requiresVersion ? [['If-Match', '*']] : [];
  const params = Object.entries({ path: inPath, query: named('query'), header }).filter(
    ([, members]) => members.length > 0,
  );
  const options = [
    `params: ${literal(Object.fromEntries(params.map(([place, members]) => [place, Object.fromEntries(members)])))}`,
    ...(requestBody ? [`body: ${literal(Object.fromEntries(inBody))}`] : []),
    ...(requestBody && !('application/json' in requestBody.content) ? ['bodySerializer: asForm'] : []),
    ...(respondsWithJson(operation) ? [] : ["parseAs: 'blob'"]),
  ];
  return `${JSON.stringify(path)}, { ${options.join(', ')} }`;
}

function respondsWithJson({ responses = {} }: OpenAPI.OperationObject): boolean {
  const [, success] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  return 'application/json' in ((success as OpenAPI.ResponseObject | undefined)?.content ?? {});
}

/** As source text. A file comes from a function of client.ts. */
function literal(value: unknown): string {
  if (value instanceof File) return `file(${JSON.stringify(value.name)})`;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return `{ ${members.map(([name, member]) => `${JSON.stringify(name)}: ${literal(member)}`).join(', ')} }`;
}
