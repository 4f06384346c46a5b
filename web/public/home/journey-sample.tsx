const steps = [
  { label: 'Picked up', evidence: 'Singapore, SG · 2 Oct, 09:20 GMT+8', state: 'done' },
  { label: 'In transit', evidence: 'Off Tokyo, JP · 7 Oct, 14:05 GMT+9', state: 'current' },
  { label: 'Customs', evidence: 'Los Angeles, US', state: 'ahead' },
] as const;

/** An example of a shipment's timeline. */
export function JourneySample() {
  return (
    <figure>
      <figcaption className="text-caption">Example: Singapore to Los Angeles</figcaption>
      <ol className="mt-3 flex flex-col">
        {steps.map((step, index) => (
          <li key={step.label} className="flex gap-4">
            <Node state={step.state} last={index === steps.length - 1} />
            <div className="pb-5">
              <p className="text-ui font-semibold">
                {step.label}
                {step.state === 'current' && (
                  <span className="ml-2 text-dense text-live">Current Status</span>
                )}
              </p>
              <p className="text-dense text-ink-2">{step.evidence}</p>
            </div>
          </li>
        ))}
      </ol>
    </figure>
  );
}

function Node({ state, last }: { state: (typeof steps)[number]['state']; last: boolean }) {
  const fill = { done: 'var(--ink)', current: 'var(--live)', ahead: 'var(--surface)' }[state];
  const rim = { done: 'var(--ink)', current: 'var(--live)', ahead: 'var(--line-strong)' }[state];
  return (
    <span className="relative w-5 shrink-0">
      <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
        {!last && (
          <line
            x1="10"
            y1="11"
            x2="10"
            y2="100%"
            stroke={state === 'done' ? 'var(--ink)' : 'var(--line-strong)'}
            strokeWidth="2"
          />
        )}
        <circle cx="10" cy="11" r="8" fill={fill} stroke={rim} strokeWidth="2" />
        {state === 'current' && <circle cx="10" cy="11" r="3.5" fill="var(--surface)" />}
        {state === 'done' && (
          <path d="m6.5 11 2.5 2.5 4.5-5" fill="none" stroke="var(--surface)" strokeWidth="2" />
        )}
      </svg>
    </span>
  );
}
