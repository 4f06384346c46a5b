import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleHelp from 'lucide-react/icons/circle-help';
import CircleX from 'lucide-react/icons/circle-x';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import type { Outcome, Verdict } from './verdict-labels.ts';

const LOOKS = {
  current: { icon: CircleCheck, ground: 'bg-st-delivered-bg text-st-delivered-fg' },
  draft: { icon: CircleDashed, ground: 'bg-st-pending-bg text-st-pending-fg' },
  void: { icon: CircleX, ground: 'bg-st-cancelled-bg text-st-cancelled-fg' },
  unknown: { icon: CircleHelp, ground: 'bg-st-other-bg text-st-other-fg' },
} satisfies Record<Outcome, object>;

interface VerdictCardProps {
  outcome: Outcome;
  verdict: Verdict;
  children?: ReactNode;
}

/**
 * The result with icon, text and colour, readable at arm's length. Below it are the document's facts. A code without a
 * document takes as much space, so that the form below stays where it is while the code is checked.
 */
export function VerdictCard({ outcome, verdict, children }: VerdictCardProps) {
  const { icon: Icon, ground } = LOOKS[outcome];
  return (
    <section
      data-card=""
      aria-labelledby="verdict"
      className="flex min-h-110 flex-col overflow-hidden rounded-lg border border-line bg-surface sm:min-h-100 print:min-h-0"
    >
      <div
        data-badge=""
        className={classNames(
          'flex flex-1 gap-4 p-5 sm:gap-6 sm:p-8 print:rounded-lg',
          outcome === 'unknown' ? 'items-center' : 'items-start',
          ground,
        )}
      >
        <Icon aria-hidden="true" strokeWidth={1.75} className="size-11 shrink-0 sm:size-16" />
        <div className="min-w-0">
          <h2 id="verdict" className="text-h1 text-balance">
            {verdict.title}
          </h2>
          <p className="mt-1.5 max-w-[60ch] text-body">{verdict.sentence}</p>
        </div>
      </div>
      {children}
    </section>
  );
}
