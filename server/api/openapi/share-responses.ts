import type { OpenAPI } from '@orpc/openapi';

type Shared = NonNullable<OpenAPI.ComponentsObject['responses']>;

/** How often a response occurs before it becomes a component. */
const MIN_USES = 3;

/** Moves error responses that several operations have in common to `shared`, named by their codes or their sentence. */
export function shareResponses(paths: OpenAPI.PathsObject, shared: Shared): void {
  const operations = Object.values(paths).flatMap((path) =>
    Object.values(path as Record<string, OpenAPI.OperationObject>),
  );
  const errors = operations.flatMap(({ responses = {} }) =>
    Object.entries(responses)
      .filter(([status]) => Number(status) >= 400)
      .map(([status, response]) => ({
        responses,
        status,
        response: response as OpenAPI.ResponseObject,
        text: JSON.stringify(response),
      })),
  );
  for (const alike of Map.groupBy(errors, ({ text }) => text).values()) {
    const [{ response }] = alike as [(typeof errors)[number]];
    const name = [nameOfCodes(response), nameOfSentence(response)].find(
      (candidate) => !(candidate in shared),
    );
    if (!name || alike.length < MIN_USES) continue;
    shared[name] = response;
    for (const { responses, status } of alike) responses[status] = { $ref: `#/components/responses/${name}` };
  }
}

/** 'ForbiddenOrViewOnly' */
function nameOfCodes({ description }: OpenAPI.ResponseObject): string {
  const codes = description.matchAll(/^`([A-Z_]+)`/gm);
  return [...codes].map(([, code = '']) => pascalCase(code.toLowerCase())).join('Or');
}

/** 'NoSuchShipment' */
function nameOfSentence({ description }: OpenAPI.ResponseObject): string {
  const [, sentence = ''] = /: ([^.\n]+)/.exec(description) ?? [];
  return pascalCase(sentence);
}

function pascalCase(words: string): string {
  return words
    .replaceAll(/(?:^|[^A-Za-z]+)([A-Za-z])/g, (_, letter: string) => letter.toUpperCase())
    .replaceAll(/[^A-Za-z]/g, '');
}
