import type { Block } from '#content/text.ts';
import { RichText } from './rich-text.tsx';
import { TextTable } from './text-table.tsx';
import { VideoBlock } from './video-block.tsx';

/** A block of text, for example a paragraph, list or table. */
export function TextBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p className="prose-width">
          <RichText>{block.text}</RichText>
        </p>
      );
    case 'list':
      return (
        <ul className="prose-width list-disc space-y-2 pl-5 marker:text-ink-3">
          <Items items={block.items} />
        </ul>
      );
    case 'steps':
      return (
        <ol className="prose-width list-decimal space-y-2 pl-6 marker:font-semibold marker:text-ink-2">
          <Items items={block.items} />
        </ol>
      );
    case 'table':
      return <TextTable {...block} />;
    case 'code':
      return (
        <figure className="max-w-[52rem]">
          <figcaption className="text-caption">{block.caption}</figcaption>
          <pre
            // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, so the block must be focusable
            tabIndex={0}
            className="mt-2 overflow-x-auto rounded-md border border-line bg-sunken p-4 font-mono text-dense"
          >
            <code>{block.text}</code>
          </pre>
        </figure>
      );
    case 'video':
      return <VideoBlock {...block} />;
    case 'note':
      return (
        <p className="prose-width border-l-4 border-line-strong bg-sunken px-4 py-3">
          <RichText>{block.text}</RichText>
        </p>
      );
  }
}

function Items({ items }: { items: readonly string[] }) {
  return items.map((item) => (
    <li key={item} className="pl-1">
      <RichText>{item}</RichText>
    </li>
  ));
}
