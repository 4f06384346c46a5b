import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { NonBreakingText } from '#web/ui/text/non-breaking-text.tsx';

const MARKS = /(\[[^\]]+\]\([^)]+\)|\*\*[^*]+\*\*|`[^`]+`)/;

/** Renders a string of `content/text.ts` with its links, bold and code spans. */
export function RichText({ children }: { children: string }) {
  return children.split(MARKS).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never reorder
    <Part key={index} text={part} />
  ));
}

function Part({ text }: { text: string }): ReactNode {
  const [, label, address] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(text) ?? [];
  if (label && address) return <TextLink to={address}>{label}</TextLink>;
  if (text.startsWith('**')) return <strong className="font-semibold text-ink">{text.slice(2, -2)}</strong>;
  if (text.startsWith('`')) return <span className="code break-label">{text.slice(1, -1)}</span>;
  return <NonBreakingText text={text} />;
}

/** A text link. Files and the API aren't screens of this app, so the router doesn't handle them. */
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
