import Check from 'lucide-react/icons/check';
import { Link } from 'react-router';
import { WIZARD_STEPS, type WizardStep } from '#domain/shipments/wizard.ts';
import { paths } from '#web/paths.ts';
import { classNames } from '#web/ui/class-names.ts';

interface StepListProps {
  step: WizardStep;
  furthest: WizardStep;
}

/** All four steps on a wide screen; "Step 2 of 4" and a bar of four parts on a phone. */
export function StepList({ step, furthest }: StepListProps) {
  return (
    <>
      <nav aria-label="Steps" className="mt-6 max-sm:hidden">
        <ol className="flex items-center gap-3">
          {WIZARD_STEPS.map(({ step: one, title }) => (
            <li key={one} className="flex min-w-0 items-center gap-3 not-last:flex-1">
              <StepLabel
                number={one}
                title={title}
                state={
                  one === step ? 'current' : one < furthest ? 'done' : one === furthest ? 'open' : 'ahead'
                }
              />
              {one < WIZARD_STEPS.length && (
                <span aria-hidden="true" className="h-0.5 min-w-4 flex-1 bg-line" />
              )}
            </li>
          ))}
        </ol>
      </nav>
      <div className="mt-4 sm:hidden">
        <p className="text-ui font-semibold">
          Step {step} of {WIZARD_STEPS.length}: {WIZARD_STEPS[step - 1]?.title}
        </p>
        <div aria-hidden="true" className="mt-2 grid grid-cols-4 gap-1">
          {WIZARD_STEPS.map(({ step: one }) => (
            <span
              key={one}
              className={classNames(
                'h-1 rounded-full',
                one < step ? 'bg-ink' : one === step ? 'bg-live' : 'bg-shoal-3',
              )}
            />
          ))}
        </div>
      </div>
    </>
  );
}

interface StepLabelProps {
  number: WizardStep;
  title: string;
  state: 'current' | 'done' | 'open' | 'ahead';
}

function StepLabel({ number, title, state }: StepLabelProps) {
  const content = (
    <>
      <span
        className={classNames(
          'num inline-flex size-7 shrink-0 items-center justify-center rounded-full border-2 text-dense',
          state === 'current' && 'border-live text-ink',
          state === 'done' && 'border-ink bg-ink text-bg',
          (state === 'open' || state === 'ahead') && 'border-line-strong text-ink-2',
        )}
      >
        {state === 'done' ? <Check aria-hidden="true" className="size-4" /> : number}
      </span>
      <span className="@max-[52rem]:sr-only">{title}</span>
      {state === 'done' && <span className="sr-only">, completed</span>}
    </>
  );
  const look = classNames(
    'inline-flex min-h-9 items-center gap-2 text-ui',
    state === 'current' ? 'font-semibold text-ink' : 'text-ink-2',
  );
  if (state === 'current')
    return (
      <span aria-current="step" className={look}>
        {content}
      </span>
    );
  if (state === 'ahead') return <span className={look}>{content}</span>;
  return (
    <Link to={paths.createShipment({ step: number })} className={classNames(look, 'hover:underline')}>
      {content}
    </Link>
  );
}
