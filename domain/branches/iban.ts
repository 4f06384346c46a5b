const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** Whether an account number is written as an IBAN, without spaces. */
export function looksLikeIban(account: string): boolean {
  return /^[A-Z]{2}\d{2}/.test(account);
}

/** Checks the digits of ISO 13616: with its first four characters at the end and letters as 10 to 35, it is 1 modulo 97. */
export function isIban(account: string): boolean {
  if (!IBAN.test(account)) return false;
  const digits = [...account.slice(4), ...account.slice(0, 4)].map((letter) => parseInt(letter, 36));
  return BigInt(digits.join('')) % 97n === 1n;
}

/** 'NL91 ABNA 0417 1643 00': in groups of four, as printed. Other account numbers are returned unchanged. */
export function accountText(account: string): string {
  return isIban(account) ? (account.match(/.{1,4}/g) as string[]).join(' ') : account;
}

/** What `accountText` is: 'IBAN' or 'Account number'. */
export function accountLabel(account: string): string {
  return isIban(account) ? 'IBAN' : 'Account number';
}
