import Check from 'lucide-react/icons/check';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import { ModeIcon } from '#web/shipments/mode-icon.tsx';
import { Moment } from '#web/tracking/moment.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { codeLabel } from './file-text.ts';
import type { TimedLeg } from './timed-legs.ts';

/** The stops of the journey in order, with what carries the goods between them. */
export function Lane({ legs }: { legs: readonly TimedLeg[] }) {
  const [first] = legs;
  if (!first) return null;
  const stops = [
    { id: 'origin', place: first.from, actual: first.atd, expected: first.etd, basis: first.etd_basis },
    ...legs.map((leg) => ({
      id: leg.id,
      place: leg.to,
      actual: leg.ata,
      expected: leg.eta,
      basis: leg.eta_basis,
    })),
  ];
  return (
    <ol
      aria-label="Journey"
      className="mt-3 flex flex-col rounded-md border border-line bg-surface px-4 py-3 md:flex-row md:overflow-x-auto"
    >
      {stops.map(({ id, place, actual, expected, basis }, index) => {
        const next = legs[index];
        return (
          <li
            key={id}
            className={classNames(
              'relative pl-7 text-ui md:pl-0 md:text-dense',
              next ? 'min-w-40 flex-1 pb-3 md:pr-3 md:pb-0' : 'md:w-52 md:shrink-0',
            )}
          >
            {next && <LegLine leg={next} />}
            <StopDot passed={actual !== null} />
            <p className="font-semibold">
              {place.name} {place.unlocode && <span className="code text-ink-2">{place.unlocode}</span>}
            </p>
            <p className="text-ink-2">
              {actual ? 'Actual ' : basis ? `${codeLabel(basis)} ` : 'Not planned'}
              {(actual ?? expected) && (
                <Moment at={(actual ?? expected) as Date} zone={place.time_zone} isShort />
              )}
            </p>
            {next && (
              <p className="mt-1 flex items-center gap-1.5 text-ink-2 md:absolute md:top-0 md:left-7 md:mt-0">
                <ModeIcon mode={drawnMode(next)} className="md:size-4" />
                {next.vessel?.name || next.flight || next.vehicle || next.carrier || LEG_NAMES[next.mode]}
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Filled with a tick once the goods have been there. */
function StopDot({ passed }: { passed: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'flex size-4.5 items-center justify-center rounded-full max-md:absolute max-md:top-0.5 max-md:left-0 md:relative md:mt-6 md:mb-1.5',
        passed ? 'bg-ink text-bg' : 'border-2 border-line-strong bg-surface',
      )}
    >
      {passed && <Check className="size-3" strokeWidth={3} />}
    </span>
  );
}

/** The line to the next stop: in the colour of the mode once the leg has begun, in the pattern of the mode always. */
function LegLine({ leg }: { leg: TimedLeg }) {
  const mode = drawnMode(leg);
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'absolute max-md:top-5 max-md:bottom-0 max-md:left-2 max-md:border-l-3 md:top-8 md:right-1 md:left-5.5 md:border-t-3',
        PATTERNS[mode],
        leg.atd ? COLOURS[mode] : 'border-line-strong',
      )}
    />
  );
}

/** Barges are drawn as ships. */
const drawnMode = ({ mode }: TimedLeg): TransportMode => (mode === 'barge' ? 'sea' : mode);

const PATTERNS: Record<TransportMode, string> = {
  air: 'border-dashed',
  sea: 'border-dotted',
  road: 'border-solid',
  rail: 'border-double',
};

const COLOURS: Record<TransportMode, string> = {
  air: 'border-mode-air',
  sea: 'border-mode-sea',
  road: 'border-mode-road',
  rail: 'border-mode-rail',
};

const LEG_NAMES: Record<TimedLeg['mode'], string> = {
  sea: 'Sea',
  air: 'Air',
  road: 'Road',
  rail: 'Rail',
  barge: 'Barge',
};
