/** What an attacker tries first: names related to the person, and lists of leaked passwords. */
interface Guesses {
  email: string;
  full_name: string;
  brand: string;
  /** Whether a list of leaked passwords contains it; takes the result of `normalizePassword`. */
  isLeaked: (password: string) => boolean;
}

/** A sentence for the field that says why a password is guessable; null for one that is not. */
export function guessable(password: string, { email, full_name, brand, isLeaked }: Guesses): string | null {
  if (isLeaked(normalizePassword(password)))
    return 'This password is too common and would be guessed quickly. Choose a different one.';
  const [mailbox = ''] = email.split('@');
  const typed = letters(password);
  const own = [email, mailbox, full_name, ...full_name.split(/\s+/), brand].map(letters);
  if (typed !== '' && own.includes(typed))
    return 'This password is mostly your name, your email address or our company name. Choose a different one.';
  return null;
}

/** NFKC, as passwords are hashed, so that full-width 'ｐａｓｓｗｏｒｄ' equals 'password'; lower case because attackers vary it. */
export function normalizePassword(password: string): string {
  return password.normalize('NFKC').toLowerCase();
}

/** Only the letters: 'Ada.Byron-1815!' becomes 'adabyron'. */
function letters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
}
