import { careers } from '#content/careers.ts';

/** The steps of the hiring process after an application. */
export function ApplicationSteps() {
  return (
    <ol className="grid max-w-[60ch] gap-4">
      {careers.steps.map((step, index) => (
        <li key={step} className="grid grid-cols-[2.5rem_1fr] items-baseline">
          <span aria-hidden="true" className="figure-m text-brand">
            {index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  );
}
