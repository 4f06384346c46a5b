import EmailReplyParser from 'email-reply-parser';

/** Sent by programs, such as notes of absence, not by people (RFC 3834). */
const AUTOMATIC =
  /^(?:auto-submitted:(?![ \t]*no\b)|x-auto-?(?:reply|respond)|precedence:[ \t]*(?:bulk|junk|list|auto_reply))/im;

/** What the person wrote, without the quoted e-mail and the signature. */
export function answerIn(text: string): string {
  return new EmailReplyParser().read(text.replaceAll('\r\n', '\n')).getVisibleText().trim();
}

export function isAutomatic(headers: string): boolean {
  return AUTOMATIC.test(headers);
}

/** 'Ann Lee <ann@example.com>' → 'ann@example.com' */
export function senderAddress(from: string): string {
  return (/<([^<>]+)>\s*$/.exec(from)?.[1] ?? from).trim().toLowerCase();
}
