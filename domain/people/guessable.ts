/** Words that whoever knows a person tries first, and the lists that whoever does not know them tries. */
export interface Guesses {
  email: string;
  full_name: string;
  brand: string;
  /** Whether a list of common passwords has it; given in lower case and NFKC. */
  isCommon: (password: string) => boolean;
}

/** Why a password would be guessed soon, as a sentence for its field; null for one that would not. */
export function guessable(password: string, { email, full_name, brand, isCommon }: Guesses): string | null {
  // Passwords are hashed in NFKC, so full-width 'ｐａｓｓｗｏｒｄ' opens with 'password'.
  if (isCommon(password.normalize('NFKC').toLowerCase()))
    return 'This password is too common and would be guessed quickly. Choose a different one.';
  const [mailbox = ''] = email.split('@');
  const word = letters(password);
  const own = [email, mailbox, full_name, ...full_name.split(/\s+/), brand].map(letters);
  if (word !== '' && own.includes(word))
    return 'This password is mostly your name, your email address or our company name. Choose a different one.';
  return null;
}

/** What remains of 'Ada.Byron-1815!': 'adabyron'. */
function letters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
}
