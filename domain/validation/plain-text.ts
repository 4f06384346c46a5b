import * as z from 'zod';

/** Removes control characters and lone surrogates, which PostgreSQL may refuse to store; keeps line breaks and tabs. */
export function plainText(sentence?: string) {
  return z
    .string(sentence === undefined ? undefined : { error: sentence })
    .overwrite((text) => text.toWellFormed().replaceAll(/[^\P{Cc}\n\t]/gu, ''))
    .trim();
}
