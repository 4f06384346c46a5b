import { plainText } from '../validation/plain-text.ts';

const MAX_LENGTH = 4_000;

export const MessageText = plainText('Write a message.')
  .min(1, 'Write a message.')
  .max(MAX_LENGTH, `A message can have at most ${MAX_LENGTH.toLocaleString('en-US')} characters.`);

/** What a customer may not set. */
export const INTERNAL_BY_STAFF = 'Only staff can write internal notes.';
