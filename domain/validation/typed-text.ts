import * as z from 'zod';
import type { Rule } from './rules.ts';

/** A field of one line: what control characters and line breaks there are become spaces. */
export function line(rule: Rule<string>) {
  return ruled(
    z
      .string({ error: (issue) => absent(issue.input, rule) })
      .overwrite((text) => text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()),
    rule,
  );
}

/** A field of several lines, without other control characters (PostgreSQL stores no NUL). */
export function lines(rule: Rule<string>) {
  return ruled(
    z.string({ error: (issue) => absent(issue.input, rule) }).overwrite((text) =>
      text
        .replaceAll(/\r\n?/g, '\n')
        .replaceAll(/[^\P{Cc}\n\t]/gu, '')
        .trim(),
    ),
    rule,
  );
}

/** A schema that refuses with the sentence of a rule. */
export function ruled<Schema extends z.ZodType>(schema: Schema, rule: Rule<z.output<Schema>>): Schema {
  return schema.check((context) => {
    const message = rule(context.value as z.output<Schema>);
    if (message !== undefined) context.issues.push({ code: 'custom', message, input: context.value });
  });
}

/** A field that is not there speaks as an empty one does. */
function absent(input: unknown, rule: Rule<string>): string | undefined {
  return input === undefined ? rule('') : undefined;
}
