import type { Database } from '#server/database/pool/connection.ts';
import { DISPATCHER } from './console-load.ts';
import { type Asked, type Question, questionsOf } from './console-questions.ts';
import { planOf } from './scanned.ts';
import { startServer } from './server-process.ts';

const ASKED = 60;
const WARM_UP = 10;

export interface Measured {
  /** Milliseconds until the last byte of the answer. */
  p50: number;
  p95: number;
  /** Big tables that would be read from end to end. */
  scanned: string[];
  ways: string[];
}

/** Asks the product each question many times over HTTP, by its name. */
export async function timeQuestions(database: Database, url: string): Promise<Map<string, Measured>> {
  const questions = await questionsOf(database);
  const server = await startServer('product-server.ts', url);
  try {
    const ask = await signedIn(`http://127.0.0.1:${server.port}`);
    const measured = new Map<string, Measured>();
    for (const question of questions) {
      const times: number[] = [];
      for (let turn = -WARM_UP; turn < ASKED; turn++) {
        const asked = question.asked[(turn + WARM_UP) % question.asked.length] as Asked;
        const time = await ask(question, asked);
        if (turn >= 0) times.push(time);
      }
      const plans = [];
      for (const asked of question.asked) plans.push(await planOf(database.sql, question, asked));
      measured.set(question.name, {
        ...quantiles(times),
        scanned: plans.flatMap(({ scanned }) => scanned),
        ways: plans.flatMap(({ ways }) => ways),
      });
    }
    return measured;
  } finally {
    await server.stop();
  }
}

/** Milliseconds from asking to the last byte of the answer. */
async function signedIn(site: string): Promise<(question: Question, asked: Asked) => Promise<number>> {
  const welcome = await fetch(`${site}/api/people/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(DISPATCHER),
  });
  const cookie = welcome.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return async ({ name, read }, asked) => {
    const begun = performance.now();
    const answer = await fetch(`${site}/api/fleet${read === 'list' ? '' : `/${read}`}?${query(asked)}`, {
      headers: { cookie },
    });
    const body = await answer.text();
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${body}`);
    return performance.now() - begun;
  };
}

function query(asked: Asked): URLSearchParams {
  return new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one) => [
        name,
        one instanceof Date ? one.toISOString() : String(one),
      ]),
    ),
  );
}

function quantiles(times: number[]): { p50: number; p95: number } {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}
