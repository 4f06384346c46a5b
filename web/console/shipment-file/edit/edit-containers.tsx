import type { ShipmentFile } from '#contract/shipments/shipment-file.ts';
import { localInputOf, momentOfLocalInput } from '#domain/calendar/local-input.ts';
import { stuffedCargo } from '#domain/equipment/stuffed-cargo.ts';
import { dividedLine } from '#domain/shipment-file/container-cargo.ts';
import { vgmIssues } from '#domain/shipment-file/stuffing.ts';
import { call } from '#web/api/client.ts';
import type { ListField } from './list-field.ts';
import { type EditProps, ListForm } from './list-form.tsx';
import { figure, figureInput, type ListRow, text, withId } from './list-row.ts';

const VGM_METHODS = [
  { value: '1', label: '1, weighed whole' },
  { value: '2', label: '2, calculated' },
];

/** The kind stays as it is. */
export function EditContainers({ file, onDone }: EditProps) {
  const stored = (row: ListRow) => file.equipment.find(({ id }) => id === row.id);
  const stuffingOf = (row: ListRow) =>
    file.cargo_lines
      .map(({ id }) => ({
        cargo_line_id: id,
        pieces: figure(row, stuffingName(id, 'pieces')) ?? 0,
        gross_kg: figure(row, stuffingName(id, 'gross_kg')),
        volume_m3: figure(row, stuffingName(id, 'volume_m3')),
      }))
      .filter(({ pieces }) => pieces !== 0);
  const implausibleMass = (row: ListRow) => {
    const [cargo] = stuffedCargo([{ stuffing: stuffingOf(row) }], file.cargo_lines.map(dividedLine));
    const kg = figure(row, 'vgm_kg');
    const box = {
      kind: stored(row)?.kind ?? 'container',
      size_type: text(row, 'size_type'),
      tare_kg: figure(row, 'tare_kg'),
      vgm: kg === null ? null : { kg },
    };
    return vgmIssues(box, cargo)[0]?.message;
  };
  return (
    <ListForm
      file={file}
      list="equipment"
      item="container"
      fields={[
        { name: 'number', label: 'Number', optional: true },
        { name: 'size_type', label: 'Type', optional: true, hint: '45G1 or 40HC' },
        { name: 'tare_kg', label: 'Tare', unit: 'kg', type: 'number', optional: true },
        { name: 'seals', label: 'Seals', optional: true, hint: 'Separated by commas' },
        {
          name: 'vgm_kg',
          label: 'Verified gross mass',
          unit: 'kg',
          type: 'number',
          optional: true,
          warning: implausibleMass,
        },
        { name: 'vgm_method', label: 'Method', options: VGM_METHODS },
        { name: 'vgm_weighed_by', label: 'Weighed by', optional: true },
        {
          name: 'vgm_weighed_at',
          label: 'Weighed at',
          hint: 'Your local time',
          optional: true,
          type: 'datetime-local',
        },
        { name: 'free_days', label: 'Free days', optional: true, type: 'number', isFurther: true },
        {
          name: 'detention_days',
          label: 'Detention free days',
          optional: true,
          type: 'number',
          isFurther: true,
        },
        ...file.cargo_lines.flatMap(stuffingFields),
        { name: 'override_reason', label: 'Reason for an override', optional: true, isFurther: true },
      ]}
      rows={file.equipment.map(
        ({ id, number, size_type, tare_kg, seals, stuffing, vgm, override_reason, ...days }) => ({
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
        }),
      )}
      newRow={{ number: '', size_type: '', vgm_method: '1' }}
      fieldOf={(row, name) => {
        const [, order, measure] = name.match(/^stuffing_(\d+)_(.*)$/) ?? [];
        const line = order && stuffingOf(row)[Number(order)]?.cargo_line_id;
        if (line) return stuffingName(line, MEASURES.find((each) => each === measure) ?? 'pieces');
        // Too much cargo in a box is accepted with a reason.
        return name === 'stuffing' ? 'override_reason' : name;
      }}
      send={(rows, options) =>
        call.shipmentFile.replaceEquipment(
          {
            tracking_number: file.tracking_number,
            equipment: rows.map((row) => {
              const { kind } = stored(row) ?? {};
              return {
                ...withId(row),
                ...(kind && { kind }),
                tare_kg: figure(row, 'tare_kg'),
                stuffing: stuffingOf(row),
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
            }),
          },
          options,
        )
      }
      onDone={onDone}
    />
  );
}

const READERS_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

const MEASURES = ['pieces', 'gross_kg', 'volume_m3'] as const;

type Line = ShipmentFile['cargo_lines'][number];
type Stuffing = ShipmentFile['equipment'][number]['stuffing'][number];

const stuffingName = (line_id: string, measure: (typeof MEASURES)[number]) =>
  `stuffing_${line_id}_${measure}`;

function stuffingValues(part: Stuffing) {
  return MEASURES.map((measure) => [stuffingName(part.cargo_line_id, measure), figureInput(part[measure])]);
}

/** The pieces of a line, with their weight and volume where they were declared for the container. */
function stuffingFields({ id, description }: Line, index: number): ListField[] {
  const line = `line ${index + 1}`;
  const measured = { type: 'number', optional: true } as const;
  const declared = { ...measured, isFurther: true, hint: 'Blank: its share of the line' };
  return [
    {
      ...measured,
      name: stuffingName(id, 'pieces'),
      label: `Pieces of ${line}`,
      hint: description.slice(0, 40),
    },
    { ...declared, name: stuffingName(id, 'gross_kg'), label: `Gross weight of ${line}`, unit: 'kg' },
    { ...declared, name: stuffingName(id, 'volume_m3'), label: `Volume of ${line}`, unit: 'm³' },
  ];
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
