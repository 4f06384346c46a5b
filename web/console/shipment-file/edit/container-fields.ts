import type { ShipmentFile } from '#contract/shipments/shipment-file.ts';
import { stuffedCargo } from '#domain/equipment/stuffed-cargo.ts';
import { dividedLine } from '#domain/shipment-file/container-cargo.ts';
import { vgmIssues } from '#domain/shipment-file/stuffing.ts';
import { storedContainer, stuffingName, stuffingOf } from './container-rows.ts';
import type { ListField } from './list-field.ts';
import { figure, type ListRow, text } from './list-row.ts';

const VGM_METHODS = [
  { value: '1', label: '1, weighed whole' },
  { value: '2', label: '2, calculated' },
];

/** The fields of a container, with those for its part of each cargo line. */
export function containerFields(file: ShipmentFile): ListField[] {
  return [
    { name: 'number', label: 'Number', optional: true },
    { name: 'size_type', label: 'Type', optional: true, hint: '45G1 or 40HC' },
    { name: 'tare_kg', label: 'Tare', unit: 'kg', type: 'number', optional: true },
    { name: 'seals', label: 'Seals', optional: true, hint: 'Separated by commas' },
    ...vgmFields(file),
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
  ];
}

function vgmFields(file: ShipmentFile): ListField[] {
  return [
    {
      name: 'vgm_kg',
      label: 'Verified gross mass',
      unit: 'kg',
      type: 'number',
      optional: true,
      warning: (row) => implausibleMass(file, row),
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
  ];
}

function implausibleMass(file: ShipmentFile, row: ListRow): string | undefined {
  const [cargo] = stuffedCargo([{ stuffing: stuffingOf(file, row) }], file.cargo_lines.map(dividedLine));
  const kg = figure(row, 'vgm_kg');
  const container = {
    kind: storedContainer(file, row)?.kind ?? 'container',
    size_type: text(row, 'size_type'),
    tare_kg: figure(row, 'tare_kg'),
    vgm: kg === null ? null : { kg },
  };
  return vgmIssues(container, cargo)[0]?.message;
}

/** The pieces of a line, with their weight and volume where they were declared for the container. */
function stuffingFields(
  { id, description }: ShipmentFile['cargo_lines'][number],
  index: number,
): ListField[] {
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
