import type { ShipmentFile } from '#contract/shipments/shipment-file.ts';
import { localInputOf, momentOfLocalInput } from '#domain/calendar/local-input.ts';
import { figure, figureInput, type ListRow, text, withId } from './list-row.ts';

const READERS_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

const MEASURES = ['pieces', 'gross_kg', 'volume_m3'] as const;

type Container = ShipmentFile['equipment'][number];
type Stuffing = Container['stuffing'][number];

/** The name of the field for a container's part of a cargo line. */
export const stuffingName = (line_id: string, measure: (typeof MEASURES)[number]) =>
  `stuffing_${line_id}_${measure}`;

/** The stored container that a row edits; undefined for a new one. */
export const storedContainer = (file: ShipmentFile, row: ListRow) =>
  file.equipment.find(({ id }) => id === row.id);

/** What is stuffed into the container, as typed. */
export function stuffingOf(file: ShipmentFile, row: ListRow) {
  return file.cargo_lines
    .map(({ id }) => ({
      cargo_line_id: id,
      pieces: figure(row, stuffingName(id, 'pieces')) ?? 0,
      gross_kg: figure(row, stuffingName(id, 'gross_kg')),
      volume_m3: figure(row, stuffingName(id, 'volume_m3')),
    }))
    .filter(({ pieces }) => pieces !== 0);
}

/** The row that shows a stored container. */
export function containerRow({
  id,
  number,
  size_type,
  tare_kg,
  seals,
  stuffing,
  vgm,
  override_reason,
  ...days
}: Container): ListRow {
  return {
    id,
    number,
    size_type,
    tare_kg: figureInput(tare_kg),
    seals: seals.join(', '),
    override_reason,
    free_days: figureInput(days.free_days),
    detention_days: figureInput(days.detention_days),
    vgm_kg: figureInput(vgm?.kg),
    vgm_method: String(vgm?.method ?? 1),
    vgm_weighed_by: vgm?.weighed_by ?? '',
    vgm_weighed_at: vgm ? localInputOf(vgm.weighed_at, READERS_ZONE) : '',
    ...Object.fromEntries(stuffing.flatMap(stuffingValues)),
  };
}

function stuffingValues(part: Stuffing) {
  return MEASURES.map((measure) => [stuffingName(part.cargo_line_id, measure), figureInput(part[measure])]);
}

/** The container that a row stands for, as the API takes it. A stored container keeps its kind. */
export function containerInput(file: ShipmentFile, row: ListRow) {
  const { kind } = storedContainer(file, row) ?? {};
  return {
    ...withId(row),
    ...(kind && { kind }),
    tare_kg: figure(row, 'tare_kg'),
    stuffing: stuffingOf(file, row),
    number: text(row, 'number'),
    size_type: text(row, 'size_type'),
    seals: text(row, 'seals')
      .split(',')
      .map((seal) => seal.trim())
      .filter(Boolean),
    override_reason: text(row, 'override_reason'),
    free_days: figure(row, 'free_days'),
    detention_days: figure(row, 'detention_days'),
    vgm: verifiedGrossMass(row),
  };
}

/** Null while no mass is entered. */
function verifiedGrossMass(row: ListRow) {
  const kg = figure(row, 'vgm_kg');
  if (kg === null) return null;
  return {
    kg,
    method: text(row, 'vgm_method') === '2' ? (2 as const) : (1 as const),
    weighed_by: text(row, 'vgm_weighed_by'),
    // An invalid date makes the server name the field.
    weighed_at: momentOfLocalInput(text(row, 'vgm_weighed_at'), READERS_ZONE) ?? new Date(Number.NaN),
  };
}

/** The field for a name in the server's messages about a container. */
export function containerFieldOf(file: ShipmentFile, row: ListRow, name: string): string {
  const [, order, measure] = name.match(/^stuffing_(\d+)_(.*)$/) ?? [];
  const line = order && stuffingOf(file, row)[Number(order)]?.cargo_line_id;
  if (line) return stuffingName(line, MEASURES.find((each) => each === measure) ?? 'pieces');
  // Too much cargo in a container is accepted with a reason.
  return name === 'stuffing' ? 'override_reason' : name;
}
