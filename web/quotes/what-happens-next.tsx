import { company, phoneHref } from '#content/company.ts';
import { quoteSteps } from '#content/quote-steps.ts';
import { NonBreakingText } from '#web/ui/text/non-breaking-text.tsx';

/** The steps after a quote request. */
export function WhatHappensNext() {
  return (
    <div>
      <h2 className="text-h3">What happens next</h2>
      <ol className="mt-5 flex flex-col">
        {quoteSteps.map(({ when, what, detail }, index) => (
          <li key={when} className="relative grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-4 pb-7 last:pb-0">
            {index < quoteSteps.length - 1 && (
              <span aria-hidden="true" className="absolute top-7 bottom-0 left-3.5 w-px bg-line-strong" />
            )}
            <span
              aria-hidden="true"
              className="num grid size-7 place-items-center rounded-full border border-ink bg-surface text-dense"
            >
              {index + 1}
            </span>
            <div>
              <p className="text-ui">
                <span className="font-semibold">{when}.</span> {what}
              </p>
              <p className="mt-0.5 text-dense text-ink-2">
                <NonBreakingText text={detail} />
              </p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-6 border-t border-line pt-4 text-ui text-ink-2">
        Prefer to talk? Call{' '}
        <a className="link whitespace-nowrap" href={phoneHref(company.phone)}>
          {company.phone}
        </a>
        , {company.hours}.
      </p>
    </div>
  );
}
