interface TextPart {
  text: string;
  isMention: boolean;
}

const NAME_CONTINUES = /^[\p{L}\p{N}]/u;

/** Splits a message at the mentions of these people ('@Helen Brandt'); of two names that fit, the longer one counts. */
export function splitMentions(text: string, names: readonly string[]): TextPart[] {
  const parts: TextPart[] = [];
  let plain = '';
  for (let at = 0; at < text.length; ) {
    const mention = text[at] === '@' ? mentionAt(text.slice(at), names) : '';
    if (mention === '') {
      plain += text[at];
      at += 1;
      continue;
    }
    if (plain !== '') parts.push({ text: plain, isMention: false });
    plain = '';
    parts.push({ text: mention, isMention: true });
    at += mention.length;
  }
  if (plain !== '') parts.push({ text: plain, isMention: false });
  return parts;
}

/** The people whom a message mentions. People of the same name are all mentioned. */
export function mentionedIn<Named extends { name: string }>(text: string, people: readonly Named[]): Named[] {
  const names = people.map(({ name }) => name);
  const mentions = new Set(
    splitMentions(text, names)
      .filter(({ isMention }) => isMention)
      .map((part) => part.text.toLowerCase()),
  );
  return people.filter(({ name }) => mentions.has(`@${name.toLowerCase()}`));
}

/** What the person is typing after an @ that ends at the caret; null if they are not mentioning anyone. */
export function mentionBeingTyped(text: string, caret: number): string | null {
  return /(?:^|[\s(])@([^@\n]{0,40})$/u.exec(text.slice(0, caret))?.[1] ?? null;
}

/** The mention that the text starts with, or ''. */
function mentionAt(text: string, names: readonly string[]): string {
  const lower = text.toLowerCase();
  let longest = '';
  for (const name of names) {
    const mention = text.slice(0, name.length + 1);
    const fits =
      lower.startsWith(`@${name.toLowerCase()}`) && !NAME_CONTINUES.test(text.slice(mention.length));
    if (fits && mention.length > longest.length) longest = mention;
  }
  return longest;
}
