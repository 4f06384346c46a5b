import EmailReplyParser from 'email-reply-parser';

/** Sent by programs, such as notes of absence, not by people (RFC 3834). */
const AUTOMATIC =
  /^(?:auto-submitted:(?![ \t]*no\b)|x-auto-?(?:reply|respond)|precedence:[ \t]*(?:bulk|junk|list|auto_reply))/im;

/** What is read of an e-mail: the time of the parser grows with the cube of some texts. A message has at most 4,000 characters. */
const MAX_READ_LENGTH = 6_000;

/** What the person wrote, without the quoted e-mail and the signature. */
export function answerIn(text: string): string {
  const lines = text
    .slice(0, 4 * MAX_READ_LENGTH)
    .replaceAll('\r\n', '\n')
    .replace(/\n(?:[ \t]*\n)+/g, '\n\n')
    .trim()
    .slice(0, MAX_READ_LENGTH);
  return new EmailReplyParser().read(lines).getVisibleText().trim();
}

export function isAutomatic(headers: string): boolean {
  return AUTOMATIC.test(headers);
}

/** 'Ann Lee <ann@example.com>' → 'ann@example.com' */
export function senderAddress(from: string): string {
  return (/<([^<>]+)>\s*$/.exec(from)?.[1] ?? from).trim().toLowerCase();
}
