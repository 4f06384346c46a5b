import type { ShipmentFile } from '#contract/shipments/shipment-file.ts';
import { localInputOf, momentOfLocalInput } from '#domain/calendar/local-input.ts';
import { LEG_MODES, LEG_ROLES, type LegMode, type LegRole } from '#domain/shipment-file/leg.ts';
import { call } from '#web/api/client.ts';
import { codeLabel } from '../file-text.ts';
import type { ListField } from './list-field.ts';
import { type EditProps, ListForm } from './list-form.tsx';
import { type ListRow, text, withId } from './list-row.ts';
import { suggestCodedPlaces } from './place-suggestions.tsx';

type Leg = ShipmentFile['legs'][number];
type End = 'from' | 'to';

const FIELDS: readonly ListField[] = [
  {
    name: 'role',
    label: 'Role',
    options: LEG_ROLES.map((value) => ({ value, label: codeLabel(value) })),
  },
  {
    name: 'mode',
    label: 'Mode',
    options: LEG_MODES.map((value) => ({ value, label: codeLabel(value) })),
  },
  placeField('from', 'From'),
  placeField('to', 'To'),
  timeField('etd', 'Estimated departure', 'from'),
  timeField('atd', 'Actual departure', 'from'),
  timeField('eta', 'Estimated arrival', 'to'),
  timeField('ata', 'Actual arrival', 'to'),
  { name: 'carrier', label: 'Carrier', optional: true },
  { name: 'vessel_name', label: 'Vessel', optional: true, isFurther: true },
  { name: 'vessel_imo', label: 'IMO number', optional: true, isFurther: true },
  { name: 'voyage', label: 'Voyage', optional: true, isFurther: true },
  { name: 'flight', label: 'Flight', optional: true, isFurther: true },
  { name: 'vehicle', label: 'Vehicle or train', optional: true, isFurther: true },
  { name: 'driver', label: 'Driver', optional: true, isFurther: true },
  { name: 'from_facility', label: 'Departs from facility', optional: true, isFurther: true },
  { name: 'to_facility', label: 'Arrives at facility', optional: true, isFurther: true },
];

const TEXTS = ['carrier', 'voyage', 'flight', 'vehicle', 'driver'] as const;
/** The end at which each time is local. */
const TIMES = { etd: 'from', atd: 'from', eta: 'to', ata: 'to' } as const;

export function EditLegs({ file, onDone }: EditProps) {
  const storedOf = (row: ListRow) => file.legs.find(({ id }) => id === row.id);
  return (
    <ListForm
      file={file}
      list="legs"
      item="leg"
      fields={FIELDS}
      rows={file.legs.map(rowOf)}
      newRow={newLeg(file.legs.at(-1))}
      split={splitLeg}
      check={(row) => placesWithoutZone(row, storedOf(row))}
      fieldOf={(_, name) => name.replace(/^(from|to)_unlocode$/, '$1_name')}
      send={(rows, options) =>
        call.shipmentFile.replaceLegs(
          {
            tracking_number: file.tracking_number,
            legs: rows.map((row) => legOf(row, storedOf(row))),
          },
          options,
        )
      }
      onDone={onDone}
    />
  );
}

function placeField(end: End, label: string): ListField {
  return {
    name: `${end}_name`,
    label,
    hint: 'UN/LOCODE or name',
    suggestions: suggestCodedPlaces(end),
  };
}

function timeField(name: string, label: string, end: End): ListField {
  return { name, label, type: 'datetime-local', zone: `${end}_time_zone`, optional: true };
}

function rowOf(leg: Leg): ListRow {
  return {
    id: leg.id,
    role: leg.role,
    mode: leg.mode,
    ...endRow('from', leg.from),
    ...endRow('to', leg.to),
    ...Object.fromEntries(TEXTS.map((name) => [name, leg[name]])),
    vessel_name: leg.vessel?.name ?? '',
    vessel_imo: leg.vessel?.imo ?? '',
    ...Object.fromEntries(
      Object.entries(TIMES).map(([name, end]) => {
        const moment = leg[name as keyof typeof TIMES];
        return [name, moment ? localInputOf(moment, leg[end].time_zone) : ''];
      }),
    ),
  };
}

function endRow(end: End, { unlocode, name, facility, country, time_zone }: Leg['from']): ListRow {
  return {
    [`${end}_unlocode`]: unlocode ?? '',
    [`${end}_name`]: name,
    [`${end}_facility`]: facility,
    [`${end}_country`]: country,
    [`${end}_time_zone`]: time_zone,
  };
}

/** A new leg begins where the last one ends. */
function newLeg(last: Leg | undefined): ListRow {
  const from = last && endRow('to', last.to);
  return {
    role: 'on_carriage',
    mode: 'road',
    ...Object.fromEntries(
      Object.entries(from ?? {}).map(([name, value]) => [name.replace(/^to_/, 'from_'), value]),
    ),
  };
}

/** The second part goes on to the destination; the place between them is to be entered in both. */
function splitLeg(row: ListRow): [ListRow, ListRow] {
  const { id: _, ...rest } = row;
  const without = (end: End, times: readonly string[]) =>
    Object.fromEntries(
      [
        `${end}_name`,
        `${end}_unlocode`,
        `${end}_facility`,
        `${end}_country`,
        `${end}_time_zone`,
        ...times,
      ].map((name) => [name, '']),
    );
  return [
    { ...row, ...without('to', ['eta', 'ata']) },
    { ...rest, ...without('from', ['etd', 'atd']) },
  ];
}

function legOf(row: ListRow, stored: Leg | undefined) {
  const time = (name: keyof typeof TIMES) => {
    // Of a place without a time zone, `placesWithoutZone` accepts no time.
    const zone = zoneOf(TIMES[name], row, stored?.[TIMES[name]]) || 'UTC';
    const input = text(row, name);
    const known = stored?.[name];
    // The field has minutes only: a changed second would be a time that staff report.
    return known && localInputOf(known, zone) === input ? known : momentOfLocalInput(input, zone);
  };
  return {
    ...withId(row),
    role: text(row, 'role') as LegRole,
    mode: text(row, 'mode') as LegMode,
    from: placeOf('from', row, stored?.from),
    to: placeOf('to', row, stored?.to),
    carrier: text(row, 'carrier'),
    voyage: text(row, 'voyage'),
    flight: text(row, 'flight'),
    vehicle: text(row, 'vehicle'),
    driver: text(row, 'driver'),
    vessel:
      text(row, 'vessel_name') || text(row, 'vessel_imo')
        ? { name: text(row, 'vessel_name'), imo: text(row, 'vessel_imo') || null }
        : null,
    etd: time('etd'),
    eta: time('eta'),
    atd: time('atd'),
    ata: time('ata'),
  };
}

const UNLOCODE = /^[A-Z]{2} ?[A-Z2-9]{3}$/;

/** A time at a place that was typed would be in an unknown zone. */
function placesWithoutZone(row: ListRow, stored: Leg | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(TIMES)
      .filter(([name, end]) => text(row, name) && !zoneOf(end, row, stored?.[end]))
      .map(([, end]) => [`${end}_name`, 'Choose the place from the list.']),
  );
}

/** Blank where the place was typed. */
function zoneOf(end: End, row: ListRow, stored: Leg['from'] | undefined): string {
  return text(row, `${end}_time_zone`) || (stored && isStored(end, row, stored) ? stored.time_zone : '');
}

/** Typing clears the code, also where the name is typed as it was. */
function isStored(end: End, row: ListRow, stored: Leg['from']): boolean {
  const unlocode = text(row, `${end}_unlocode`);
  return stored.name === text(row, `${end}_name`) && (!unlocode || stored.unlocode === unlocode);
}

/** An unchanged place keeps its position; a typed code stands for the place. */
function placeOf(end: End, row: ListRow, stored: Leg['from'] | undefined) {
  const name = text(row, `${end}_name`);
  const unlocode = text(row, `${end}_unlocode`);
  const facility = text(row, `${end}_facility`);
  if (stored && isStored(end, row, stored)) return { ...stored, facility };
  if (!unlocode && UNLOCODE.test(name)) return { unlocode: name, facility };
  return { unlocode: unlocode || null, name, facility, country: text(row, `${end}_country`) };
}
