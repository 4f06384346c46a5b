import { UNBROKEN_TERMS } from '#domain/mail/unbroken-terms.ts';

const NBSP = '\u00a0';
const WORD_JOINER = '\u2060';

/** Keeps the dates of a text, and the word e-mail, on one line. */
export function withUnbrokenTerms(text: string): string {
  return text.replace(UNBROKEN_TERMS, (term) => term.replaceAll(' ', NBSP).replace('-', `-${WORD_JOINER}`));
}
