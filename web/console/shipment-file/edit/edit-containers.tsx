import type { ShipmentFile } from '#contract/shipments/shipment-file.ts';
import { localInputOf, momentOfLocalInput } from '#domain/calendar/local-input.ts';
import { call } from '#web/api/client.ts';
import type { ListField } from './list-field.ts';
import { type EditProps, ListForm } from './list-form.tsx';
import { figure, figureInput, type ListRow, text, withId } from './list-row.ts';

const VGM_METHODS = [
  { value: '1', label: '1, weighed whole' },
  { value: '2', label: '2, calculated' },
];

/** Kind and tare stay as they are. */
export function EditContainers({ file, onDone }: EditProps) {
  const stored = (row: ListRow) => file.equipment.find(({ id }) => id === row.id);
  const stuffingOf = (row: ListRow) =>
    file.cargo_lines
      .map(({ id }) => ({ cargo_line_id: id, pieces: figure(row, stuffingName(id)) ?? 0 }))
      .filter(({ pieces }) => pieces !== 0);
  return (
    <ListForm
      file={file}
      list="equipment"
      item="container"
      fields={[
        { name: 'number', label: 'Number', optional: true },
        { name: 'size_type', label: 'Type', optional: true, hint: '45G1 or 40HC' },
        { name: 'seals', label: 'Seals', optional: true, hint: 'Separated by commas' },
        { name: 'vgm_kg', label: 'Verified gross mass', unit: 'kg', type: 'number', optional: true },
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
        ...file.cargo_lines.map(stuffingField),
        { name: 'override_reason', label: 'Reason for an override', optional: true, isFurther: true },
      ]}
      rows={file.equipment.map(
        ({ id, number, size_type, seals, stuffing, vgm, free_days, override_reason }) => ({
          id,
          number,
          size_type,
          seals: seals.join(', '),
          override_reason,
          free_days: figureInput(free_days),
          vgm_kg: figureInput(vgm?.kg),
          vgm_method: String(vgm?.method ?? 1),
          vgm_weighed_by: vgm?.weighed_by ?? '',
          vgm_weighed_at: vgm ? localInputOf(vgm.weighed_at, READERS_ZONE) : '',
          ...Object.fromEntries(
            stuffing.map(({ cargo_line_id, pieces }) => [stuffingName(cargo_line_id), String(pieces)]),
          ),
        }),
      )}
      newRow={{ number: '', size_type: '', vgm_method: '1' }}
      fieldOf={(row, name) => {
        const [, order] = name.match(/^stuffing_(\d+)_/) ?? [];
        if (order) return stuffingName(stuffingOf(row)[Number(order)]?.cargo_line_id ?? '');
        // Too much cargo in a box is accepted with a reason.
        return name === 'stuffing' ? 'override_reason' : name;
      }}
      send={(rows, options) =>
        call.shipmentFile.replaceEquipment(
          {
            tracking_number: file.tracking_number,
            equipment: rows.map((row) => {
              const { tare_kg, kind } = stored(row) ?? {};
              return {
                ...withId(row),
                ...(kind && { kind }),
                ...(tare_kg && { tare_kg }),
                stuffing: stuffingOf(row),
                number: text(row, 'number'),
                size_type: text(row, 'size_type'),
                seals: text(row, 'seals')
                  .split(',')
                  .map((seal) => seal.trim())
                  .filter(Boolean),
                override_reason: text(row, 'override_reason'),
                free_days: figure(row, 'free_days'),
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

const stuffingName = (line_id: string) => `stuffing_${line_id}`;

function stuffingField({ id, description }: ShipmentFile['cargo_lines'][number], index: number): ListField {
  return {
    name: stuffingName(id),
    label: `Pieces of line ${index + 1}`,
    hint: description.slice(0, 40),
    type: 'number',
    optional: true,
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
