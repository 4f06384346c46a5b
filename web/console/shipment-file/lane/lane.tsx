import Check from 'lucide-react/icons/check';
import type { TrackedShipment } from '#contract/tracking/tracked-shipment.ts';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import { ModeIcon } from '#web/shipments/mode-icon.tsx';
import { useIsSilent } from '#web/tracking/live-vehicle.ts';
import { Moment } from '#web/tracking/moment.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { codeLabel } from '../file-text.ts';
import type { TimedLeg } from '../timed-legs.ts';
import { vehicleShare } from './vehicle-share.ts';

interface LaneProps {
  legs: readonly TimedLeg[];
  /** Undefined while it loads. */
  tracked: TrackedShipment | undefined;
}

/** The stops of the journey in order, with what carries the goods between them and where the vehicle is. */
export function Lane({ legs, tracked }: LaneProps) {
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
      className="flex flex-col border-t border-line px-4 py-3.5 md:flex-row md:overflow-x-auto"
    >
      {stops.map(({ id, place, actual, expected, basis }, index) => {
        const next = legs[index];
        return (
          <li
            key={id}
            className={classNames(
              'relative pl-7 text-ui md:pl-0 md:text-dense',
              next ? 'min-w-40 flex-1 pb-3 md:pr-3 md:pb-0' : 'md:min-w-36',
            )}
          >
            {next && <LegLine leg={next} tracked={tracked} />}
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
              <p className="mt-1 flex items-center gap-1.5 text-ink-2 md:absolute md:inset-x-0 md:top-0 md:mt-0 md:pr-1 md:pl-7">
                <ModeIcon mode={drawnMode(next)} className="md:size-4" />
                <span className="min-w-0 md:truncate" title={carriageName(next)}>
                  {carriageName(next)}
                </span>
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

interface LegLineProps extends Pick<LaneProps, 'tracked'> {
  leg: TimedLeg;
}

/** The line to the next stop: in the colour of the mode as far as the goods have come, in the pattern of the mode always. */
function LegLine({ leg, tracked }: LegLineProps) {
  const mode = drawnMode(leg);
  const share = vehicleShare(leg, tracked);
  const line = classNames('border-l-3 md:border-t-3 md:border-l-0', PATTERNS[mode]);
  const covered = share ?? (leg.atd ? 1 : 0);
  return (
    <span
      aria-hidden="true"
      className="absolute flex items-center max-md:top-5 max-md:bottom-0 max-md:left-2.25 max-md:w-0 max-md:flex-col md:top-8.25 md:right-1 md:left-5.5 md:h-0"
    >
      {covered > 0 && <span className={classNames(line, COLOURS[mode])} style={{ flexGrow: covered }} />}
      {share !== null && tracked && <VehiclePoint tracked={tracked} />}
      {covered < 1 && (
        <span className={classNames(line, 'border-line-strong')} style={{ flexGrow: 1 - covered }} />
      )}
    </span>
  );
}

/** The last position: hollow once the vehicle is silent. */
function VehiclePoint({ tracked }: { tracked: TrackedShipment }) {
  return (
    <span
      className={classNames(
        'size-3 shrink-0 rounded-full outline-2 outline-surface',
        useIsSilent(tracked) ? 'border-2 border-line-strong bg-surface' : 'bg-live',
      )}
    />
  );
}

/** What carries the goods, as exactly as it is known. */
function carriageName({ vessel, flight, vehicle, carrier, mode }: TimedLeg): string {
  return vessel?.name || flight || vehicle || carrier || LEG_NAMES[mode];
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
