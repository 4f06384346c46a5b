import * as z from 'zod';
import type { Rule } from './rules.ts';

/** A single-line field: control characters and line breaks become spaces. */
export function line(rule: Rule<string>) {
  return withRule(
    z
      .string({ error: (issue) => absent(issue.input, rule) })
      .overwrite((text) => text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()),
    rule,
  );
}

/** A multi-line field without other control characters (PostgreSQL cannot store NUL). */
export function lines(rule: Rule<string>) {
  return withRule(
    z.string({ error: (issue) => absent(issue.input, rule) }).overwrite((text) =>
      text
        .replaceAll(/\r\n?/g, '\n')
        .replaceAll(/[^\P{Cc}\n\t]/gu, '')
        .trim(),
    ),
    rule,
  );
}

/** Adds a rule and its message to a schema. */
export function withRule<Schema extends z.ZodType>(schema: Schema, rule: Rule<z.output<Schema>>): Schema {
  return schema.check((context) => {
    const message = rule(context.value as z.output<Schema>);
    if (message !== undefined) context.issues.push({ code: 'custom', message, input: context.value });
  });
}

/** A missing field gets the message of an empty one. */
function absent(input: unknown, rule: Rule<string>): string | undefined {
  return input === undefined ? rule('') : undefined;
}
