import type { ReactNode } from 'react';
import { Link } from 'react-router';

const MARKS = /(\[[^\]]+\]\([^)]+\)|\*\*[^*]+\*\*|`[^`]+`)/;

/** One string of `content/text.ts` with its links, bold words and machine words. */
export function RichText({ children }: { children: string }) {
  return children.split(MARKS).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
    <Part key={index} text={part} />
  ));
}

function Part({ text }: { text: string }): ReactNode {
  const [, words, address] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(text) ?? [];
  if (words && address) return <TextLink to={address}>{words}</TextLink>;
  if (text.startsWith('**')) return <strong className="font-semibold text-ink">{text.slice(2, -2)}</strong>;
  if (text.startsWith('`')) return <span className="code break-words">{text.slice(1, -1)}</span>;
  return text;
}

/** Files and the API are no screens of this app; the browser opens them by itself. */
function TextLink({ to, children }: { to: string; children: string }) {
  const isScreen = to.startsWith('/') && !to.startsWith('/api/') && !to.startsWith('/downloads/');
  return isScreen ? (
    <Link className="link" to={to}>
      {children}
    </Link>
  ) : (
    <a className="link" href={to}>
      {children}
    </a>
  );
}
