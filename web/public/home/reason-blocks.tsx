import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { CoverDrawing } from './cover-drawing.tsx';
import { JourneySample } from './journey-sample.tsx';
import { RateBars } from './rate-bars.tsx';

/** Why choose us: three blocks of unequal size, each with an illustration. */
export function ReasonBlocks() {
  return (
    <section aria-labelledby="why" className="border-t border-line bg-sunken">
      <div className="container-site py-14 lg:py-24">
        <h2 id="why" className="text-h1">
          Why Groundswell
        </h2>
        <div className="mt-8 grid gap-4 md:grid-cols-2 lg:grid-cols-[5fr_4fr_3fr]">
          <Block
            title="Real-time tracking"
            text="Every status backed by an event, a place and a local time."
            className="md:max-lg:col-span-2"
          >
            <JourneySample />
          </Block>
          <Block title="Competitive rates" text="Compare prices across every mode.">
            <RateBars />
          </Block>
          <Block title="Cargo insurance" text="Cover your cargo door to door, at its declared value.">
            <CoverDrawing />
          </Block>
        </div>
      </div>
    </section>
  );
}

interface BlockProps {
  title: string;
  text: string;
  children: ReactNode;
  className?: string;
}

function Block({ title, text, children, className }: BlockProps) {
  return (
    <article
      className={classNames(
        'flex flex-col gap-6 rounded-lg border border-line bg-surface p-5 sm:p-6',
        className,
      )}
    >
      <div>
        <h3>{title}</h3>
        <p className="mt-1 max-w-[48ch] text-ui text-ink-2">{text}</p>
      </div>
      <div className="mt-auto">{children}</div>
    </article>
  );
}
