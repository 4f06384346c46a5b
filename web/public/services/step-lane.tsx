import type { ServiceStep } from '#content/services/service-page.ts';

/** Numbered steps on a line whose pattern shows the mode between two steps. */
export function StepLane({ steps }: { steps: readonly ServiceStep[] }) {
  return (
    <ol className="grid lg:grid-cols-4">
      {steps.map((step, index) => (
        <li key={step.title} className="relative pb-8 pl-14 last:pb-0 lg:pt-14 lg:pr-8 lg:pb-0 lg:pl-0">
          {index < steps.length - 1 && <Leg mode={step.onwards} />}
          <span
            aria-hidden="true"
            className="num absolute top-0 left-0 grid size-8 place-items-center rounded-full border-2 border-ink bg-surface text-ui"
          >
            {index + 1}
          </span>
          <h3>{step.title}</h3>
          <p className="mt-1 text-ink-2">{step.text}</p>
        </li>
      ))}
    </ol>
  );
}

const names = { sea: 'by sea', air: 'by air', road: 'by road', rail: 'by rail' } as const;

/** The line between two steps: horizontal on a wide screen, vertical on a narrow one. */
function Leg({ mode }: { mode: ServiceStep['onwards'] }) {
  return (
    <>
      <svg
        aria-hidden="true"
        className="absolute top-0 left-8 h-8 w-[calc(100%-2rem)] overflow-visible max-lg:hidden"
      >
        <Line mode={mode} x1="8" x2="100%" y1="16" y2="16" shorten />
        {mode && (
          <text x="50%" y="4" textAnchor="middle" fill="var(--ink-2)" fontSize="13">
            {names[mode]}
          </text>
        )}
      </svg>
      <svg
        aria-hidden="true"
        className="absolute top-8 left-0 h-[calc(100%-2rem)] w-8 overflow-visible lg:hidden"
      >
        <Line mode={mode} x1="16" x2="16" y1="6" y2="100%" />
      </svg>
    </>
  );
}

interface LineProps {
  mode: ServiceStep['onwards'];
  x1: string;
  x2: string;
  y1: string;
  y2: string;
  shorten?: boolean;
}

/** A line in the mode's chart pattern. */
function Line({ mode, shorten, ...ends }: LineProps) {
  if (!mode) return <line {...ends} stroke="var(--line-strong)" strokeWidth="1.5" strokeDasharray="2 5" />;
  const colour = `var(--mode-${mode})`;
  const pattern = { road: undefined, air: '10 6', sea: '0 8', rail: undefined }[mode];
  return (
    <g stroke={colour} style={shorten ? { clipPath: 'inset(-12px 8px -12px 0)' } : undefined}>
      <line
        {...ends}
        strokeWidth={mode === 'sea' ? 4 : 3}
        strokeDasharray={pattern}
        strokeLinecap={mode === 'sea' ? 'round' : 'butt'}
      />
      {mode === 'rail' && <line {...ends} strokeWidth="11" strokeDasharray="1.5 10.5" />}
    </g>
  );
}
