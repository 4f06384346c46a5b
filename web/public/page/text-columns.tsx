import type { ReactNode } from 'react';
import type { TextSection } from '#content/text.ts';
import { ContentsList } from './contents-list.tsx';
import { TextBlock } from './text-block.tsx';

interface TextColumnsProps {
  sections: readonly TextSection[];
  /** Numbers the sections, because legal texts are cited by number. */
  numbered?: boolean;
  /** Content below a section's blocks by section id, for example a button. */
  below?: Readonly<Record<string, ReactNode>>;
  /** Shown under the text. */
  children?: ReactNode;
}

/** A long text with a table of contents beside it, or above it on a phone. */
export function TextColumns({ sections, numbered = false, below = {}, children }: TextColumnsProps) {
  const titled = sections.map((section, index) => ({
    ...section,
    title: numbered ? `${index + 1}. ${section.title}` : section.title,
  }));
  return (
    <div className="container-site grid gap-8 py-8 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-16 lg:py-16">
      <ContentsList sections={titled} />
      <article className="text-column min-w-0 space-y-12">
        {titled.map(({ id, title, blocks }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} tabIndex={-1}>
              {title}
            </h2>
            <div className="mt-4 space-y-4">
              {blocks.map((block, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never reorder
                <TextBlock key={index} block={block} />
              ))}
              {below[id]}
            </div>
          </section>
        ))}
        {children}
      </article>
    </div>
  );
}
