import * as z from 'zod';

/** A text without control characters and halves of letters, which nobody typed and PostgreSQL may not store; lines and tabs stay. */
export function plainText(sentence?: string) {
  return z
    .string(sentence === undefined ? undefined : { error: sentence })
    .overwrite((text) => text.toWellFormed().replaceAll(/[^\P{Cc}\n\t]/gu, ''))
    .trim();
}
