/** What an attacker tries first: words about the person, and lists of leaked passwords. */
export interface Guesses {
  email: string;
  full_name: string;
  brand: string;
  /** Whether a list of leaked passwords has it; given as `normalizePassword` returns it. */
  isLeaked: (password: string) => boolean;
}

/** Why a password would be guessed soon, as a sentence for its field; null for one that would not. */
export function guessable(password: string, { email, full_name, brand, isLeaked }: Guesses): string | null {
  if (isLeaked(normalizePassword(password)))
    return 'This password is too common and would be guessed quickly. Choose a different one.';
  const [mailbox = ''] = email.split('@');
  const word = letters(password);
  const own = [email, mailbox, full_name, ...full_name.split(/\s+/), brand].map(letters);
  if (word !== '' && own.includes(word))
    return 'This password is mostly your name, your email address or our company name. Choose a different one.';
  return null;
}

/** NFKC as passwords are hashed, so that full-width 'ｐａｓｓｗｏｒｄ' is 'password'; lower case as attackers vary it. */
export function normalizePassword(password: string): string {
  return password.normalize('NFKC').toLowerCase();
}

/** What remains of 'Ada.Byron-1815!': 'adabyron'. */
function letters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
}
