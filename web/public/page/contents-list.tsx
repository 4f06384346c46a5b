import { UnfoldIcon } from './unfold-icon.tsx';

/** Table of contents of a long text: sticky beside it, or collapsed above it on a phone. */
export function ContentsList({ sections }: { sections: readonly { id: string; title: string }[] }) {
  const links = (
    <ol className="flex flex-col border-l border-line text-ui">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="-ml-px flex min-h-8 items-center border-l border-transparent py-1 pl-4 text-ink-2 hover:border-ink hover:text-ink max-lg:min-h-11"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <div data-print="none">
      <details className="group rounded-md border border-line bg-surface lg:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between px-4 font-semibold [&::-webkit-details-marker]:hidden">
          On this page
          <UnfoldIcon />
        </summary>
        <nav aria-label="On this page" className="px-4 pb-3">
          {links}
        </nav>
      </details>
      <nav
        aria-labelledby="on-this-page"
        className="sticky top-24 hidden max-h-[calc(100dvh-8rem)] overflow-y-auto lg:block"
      >
        <p id="on-this-page" className="mb-3 text-ui font-semibold">
          On this page
        </p>
        {links}
      </nav>
    </div>
  );
}
