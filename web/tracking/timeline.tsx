import Check from 'lucide-react/icons/check';
import type { TrackedShipment } from '#contract/tracking/tracked-shipment.ts';
import { type TimelineStep, timelineOf } from '#domain/tracking/timeline.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Moment } from './moment.tsx';

type Step = TimelineStep<TrackedShipment['events'][number]>;

/** The seven steps, horizontal on a wide screen, vertical on a narrow one. */
export function Timeline({ shipment }: { shipment: Pick<TrackedShipment, 'status' | 'events'> }) {
  const steps = timelineOf(shipment.status, shipment.events);
  return (
    <section aria-labelledby="progress-heading">
      <h2 id="progress-heading" className="sr-only">
        Progress
      </h2>
      <ol className="flex flex-col lg:grid lg:grid-cols-7 print:grid print:grid-cols-7 print:[print-color-adjust:exact]">
        {steps.map((step, index) => (
          <li
            key={step.status}
            aria-current={step.current ? 'step' : undefined}
            className="relative flex gap-4 pb-4 last:pb-0 lg:flex-col lg:gap-2 lg:pr-4 lg:pb-0 print:flex-col print:gap-2 print:pr-2 print:pb-0"
          >
            <Connector travelled={steps[index + 1]?.complete ?? false} />
            <Tick step={step} />
            <StepText step={step} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Connector({ travelled }: { travelled: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'absolute top-7 bottom-1 left-[11px] w-0.5 [li:last-child>&]:hidden',
        'lg:top-[11px] lg:right-2 lg:bottom-auto lg:left-8 lg:h-0.5 lg:w-auto',
        'print:top-[11px] print:right-2 print:bottom-auto print:left-8 print:h-0.5 print:w-auto',
        travelled ? 'bg-ink' : 'bg-line',
      )}
    />
  );
}

const tickLooks = {
  current: 'bg-live shadow-[inset_0_0_0_2px_var(--live),0_0_0_4px_var(--live-weak)] print:shadow-none',
  proven: 'bg-ink text-surface',
  claimed: 'border-2 border-ink bg-surface text-ink',
  open: 'border-2 border-line-strong bg-surface',
};

function Tick({ step }: { step: Step }) {
  const proof = proofOf(step);
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'relative z-[1] grid size-6 shrink-0 place-items-center rounded-full forced-colors:border',
        tickLooks[proof],
      )}
    >
      {proof === 'current' && (
        <span className="size-2.5 rounded-full bg-surface forced-colors:bg-[Highlight]" />
      )}
      {(proof === 'proven' || proof === 'claimed') && <Check className="size-3.5" strokeWidth={3} />}
    </span>
  );
}

/** A completed step without an event has a hollow tick and no time. Nothing moves once delivered. */
function proofOf({ status, complete, current, evidence }: Step): keyof typeof tickLooks {
  if (current && status !== 'delivered') return 'current';
  if (!complete) return 'open';
  return evidence ? 'proven' : 'claimed';
}

const spokenProof = {
  current: '',
  proven: ', completed',
  claimed: ', completed, no event recorded',
  open: ', not reached yet',
};

function StepText({ step }: { step: Step }) {
  const { label, complete, current, evidence } = step;
  const proof = proofOf(step);
  return (
    <div className="min-w-0">
      <p className={classNames('text-dense font-semibold', complete ? 'text-ink' : 'text-ink-3')}>
        {label}
        <span className="sr-only">{spokenProof[proof]}</span>
      </p>
      {current && (
        <p className={classNames('text-dense font-semibold', proof === 'current' && 'text-live')}>
          Current Status
        </p>
      )}
      {complete && evidence && (
        <p className="text-caption">
          {evidence.location}
          <br />
          <Moment at={evidence.occurred_at} zone={evidence.time_zone} isShort />
        </p>
      )}
    </div>
  );
}
