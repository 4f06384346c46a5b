import { ModeIcon } from '#web/shipments/mode-icon.tsx';
import { Moment } from '#web/tracking/moment.tsx';
import { codeLabel } from './file-text.ts';
import { RecordTable } from './record-table.tsx';
import type { TimedLeg } from './timed-legs.ts';

export function LegsTable({ legs }: { legs: readonly TimedLeg[] }) {
  return (
    <RecordTable
      caption="Legs, planned and actual"
      rows={legs}
      keyOf={({ id }) => id}
      empty="No legs yet. The route of this shipment is not planned."
      columns={[
        {
          name: 'Leg',
          isTitle: true,
          keepsWords: true,
          cell: ({ sequence, role, mode }) => (
            <>
              <span className="whitespace-nowrap">
                {sequence} {codeLabel(role)}
              </span>
              <span className="flex items-center gap-1.5 text-ink-2">
                <ModeIcon mode={mode === 'barge' ? 'sea' : mode} className="md:size-4" />
                {codeLabel(mode)}
              </span>
            </>
          ),
        },
        {
          name: 'From and to',
          keepsWords: true,
          cell: ({ from, to }) => (
            <>
              <Place place={from} />
              <Place place={to} />
            </>
          ),
        },
        {
          name: 'Carrier',
          cell: ({ carrier, vessel, voyage, flight, vehicle, driver }) => (
            <>
              {carrier || 'Not set'}
              <span className="block text-ink-2">
                {[vessel?.name, voyage, flight, vehicle, driver].filter(Boolean).join(', ')}
              </span>
            </>
          ),
        },
        {
          name: 'ETD',
          keepsWords: true,
          cell: ({ etd, etd_basis, from }) => (
            <Time at={etd} zone={from.time_zone} basis={etd_basis} missing="Not planned" />
          ),
        },
        {
          name: 'ATD',
          keepsWords: true,
          cell: ({ atd, from }) => <Time at={atd} zone={from.time_zone} missing="Not yet" />,
        },
        {
          name: 'ETA',
          keepsWords: true,
          cell: ({ eta, eta_basis, to }) => (
            <Time at={eta} zone={to.time_zone} basis={eta_basis} missing="Not planned" />
          ),
        },
        {
          name: 'ATA',
          keepsWords: true,
          cell: ({ ata, to }) => <Time at={ata} zone={to.time_zone} missing="Not yet" />,
        },
      ]}
    />
  );
}

function Place({ place }: { place: TimedLeg['from'] }) {
  return (
    <span className="block">
      {place.name} {place.unlocode && <span className="code text-ink-2">{place.unlocode}</span>}
      {place.facility && <span className="text-ink-2">, {place.facility}</span>}
    </span>
  );
}

interface TimeProps {
  at: Date | null;
  zone: string;
  /** Whether it is an estimate or only our plan; without it, what happened. */
  basis?: TimedLeg['eta_basis'];
  missing: string;
}

function Time({ at, zone, basis, missing }: TimeProps) {
  // The day above the hour: four columns of times leave room for the places.
  return (
    <span className="md:block md:w-24">
      {at ? <Moment at={at} zone={zone} isShort /> : <span className="text-ink-2">{missing}</span>}
      {at && basis && <span className="block text-ink-2">{codeLabel(basis)}</span>}
    </span>
  );
}
