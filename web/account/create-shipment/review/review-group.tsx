import { Link } from 'react-router';
import type { WizardStep } from '#domain/shipments/wizard.ts';
import { paths } from '#web/paths.ts';
import type { DraftFact } from '../draft-facts.ts';
import type { StepMove } from '../use-step.ts';

interface ReviewGroupProps {
  title: string;
  step: WizardStep;
  facts: readonly DraftFact[];
}

export function ReviewGroup({ title, step, facts }: ReviewGroupProps) {
  return (
    <section className="rounded-lg border border-line bg-surface">
      <div className="flex items-baseline justify-between gap-4 border-b border-line px-4 py-3 sm:px-6">
        <h3>{title}</h3>
        <Link
          to={paths.createShipment({ step })}
          state={{ changing: true } satisfies StepMove}
          className="link inline-flex min-h-6 items-center text-ui max-sm:min-h-11"
        >
          Change<span className="sr-only"> {title}</span>
        </Link>
      </div>
      <dl className="px-4 sm:px-6">
        {facts.map(({ name, value }) => (
          <div
            key={name}
            className="grid grid-cols-1 gap-x-4 border-b border-line py-2.5 last:border-0 sm:grid-cols-[12rem_minmax(0,1fr)]"
          >
            <dt className="text-ui text-ink-2">{name}</dt>
            <dd className="text-ui font-semibold whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
