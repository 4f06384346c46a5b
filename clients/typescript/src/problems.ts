import type { operations } from './schema.ts';

type ResponsesOf<Operation> = Operation extends { responses: infer Responses }
  ? Responses[keyof Responses]
  : never;
// A response without a body has `content: never`, which extends everything.
type ProblemIn<Response> = Response extends { content: infer Content }
  ? [Content] extends [never]
    ? never
    : Content extends { 'application/problem+json': infer Body }
      ? Body
      : never
  : never;

/** Every error that an operation can send. */
export type Problem = ProblemIn<ResponsesOf<operations[keyof operations]>>;
export type ProblemCode = Problem['code'];
type ProblemWith<Code extends ProblemCode, Each = Problem> = Each extends { code: infer Known }
  ? Code extends Known
    ? Each
    : never
  : never;

interface BasicProblem {
  status: number;
  code: string;
  detail: string;
}

/** What the API refused, or a response that is not the API's, such as that of a proxy (`UNEXPECTED_RESPONSE`). */
export class ApiError<Body extends BasicProblem = BasicProblem> extends Error {
  override readonly name = 'ApiError';
  readonly problem: Body;
  readonly response: Response;

  constructor(problem: Body, response: Response) {
    super(`${problem.status} ${problem.code}: ${problem.detail}`);
    this.problem = problem;
    this.response = response;
  }

  get status(): number {
    return this.problem.status;
  }

  get code(): string {
    return this.problem.code;
  }

  /** After how many seconds to try again, if the API said so. */
  get retryAfter(): number | undefined {
    const seconds = this.response.headers.get('retry-after');
    return seconds === null ? undefined : Number(seconds);
  }
}

interface Result {
  data?: unknown;
  error?: unknown;
  response: Response;
}

/** The data of a call; throws an ApiError for a problem. */
export async function dataOf<Sent extends Result>(
  call: Promise<Sent>,
): Promise<Exclude<Sent['data'], undefined>> {
  const { data, error, response } = await call;
  if (response.ok) return data as Exclude<Sent['data'], undefined>;
  throw new ApiError(isBasicProblem(error) ? error : unexpected(response, error), response);
}

/** Whether an error is a problem with one of the codes; then `error.problem` has the members of that problem. */
export function isProblem<Code extends ProblemCode>(
  error: unknown,
  ...codes: readonly Code[]
): error is ApiError<ProblemWith<Code>> {
  return error instanceof ApiError && (codes as readonly string[]).includes(error.code);
}

function isBasicProblem(error: unknown): error is BasicProblem {
  return (
    typeof error === 'object' && error !== null && 'code' in error && 'detail' in error && 'status' in error
  );
}

function unexpected({ status }: Response, error: unknown): BasicProblem {
  return { status, code: 'UNEXPECTED_RESPONSE', detail: String(error ?? '').slice(0, 200) };
}
