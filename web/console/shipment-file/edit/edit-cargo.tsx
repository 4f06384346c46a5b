import type { ShipmentFile } from '#contract/shipments/shipment-file.ts';
import { localInputOf, momentOfLocalInput } from '#domain/calendar/local-input.ts';
import { PACKING_GROUPS, type PackingGroup } from '#domain/dangerous-goods/dangerous-goods.ts';
import { call } from '#web/api/client.ts';
import { dangerousGoodsSuggestions } from './dangerous-goods-suggestions.ts';
import type { ListField } from './list-field.ts';
import { type EditProps, ListForm } from './list-form.tsx';
import { figure, figureInput, type ListRow, text, withId } from './list-row.ts';

const UN_NUMBER = 'dangerous_goods_un_number';
const OF_DANGEROUS_GOODS = { isFurther: true, shownWith: UN_NUMBER } as const;

const FIELDS: readonly ListField[] = [
  { name: 'description', label: 'Description', type: 'lines' },
  { name: 'pieces', label: 'Pieces', type: 'number', optional: true },
  { name: 'package_type', label: 'Package type', optional: true, hint: 'cartons, pallets' },
  { name: 'marks', label: 'Marks', type: 'lines', optional: true },
  { name: 'gross_kg', label: 'Gross weight of the line', unit: 'kg', type: 'number', optional: true },
  { name: 'net_kg', label: 'Net weight of the line', unit: 'kg', type: 'number', optional: true },
  { name: 'volume_m3', label: 'Volume of the line', unit: 'm³', type: 'number', optional: true },
  { name: 'hs_code', label: 'HS code', optional: true },
  { name: 'origin_country', label: 'Country of origin', optional: true },
  {
    name: UN_NUMBER,
    label: 'UN number of dangerous goods',
    optional: true,
    suggestions: dangerousGoodsSuggestions,
  },
  { name: 'dangerous_goods_proper_shipping_name', label: 'Proper shipping name', ...OF_DANGEROUS_GOODS },
  { name: 'dangerous_goods_class', label: 'Class', ...OF_DANGEROUS_GOODS },
  {
    name: 'dangerous_goods_packing_group',
    label: 'Packing group',
    options: [
      { value: '', label: 'None' },
      ...PACKING_GROUPS.map((group) => ({ value: group, label: group })),
    ],
    ...OF_DANGEROUS_GOODS,
  },
  {
    name: 'dangerous_goods_flashpoint_c',
    label: 'Flashpoint',
    unit: '°C',
    type: 'number',
    optional: true,
    ...OF_DANGEROUS_GOODS,
  },
  { name: 'dangerous_goods_ems', label: 'EmS', optional: true, ...OF_DANGEROUS_GOODS },
  ...(['length', 'width', 'height'] as const).map(
    (side): ListField => ({
      name: `${side}_cm`,
      label: `${side.replace(/^./, (first) => first.toUpperCase())} of a piece`,
      unit: 'cm',
      type: 'number',
      optional: true,
      isFurther: true,
    }),
  ),
  {
    name: 'stackable',
    label: 'Stackable',
    options: [
      { value: '', label: 'Not stated' },
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
    isFurther: true,
  },
  {
    name: 'temperature_min_c',
    label: 'Minimum temperature',
    unit: '°C',
    type: 'number',
    optional: true,
    isFurther: true,
  },
  {
    name: 'temperature_max_c',
    label: 'Maximum temperature',
    unit: '°C',
    type: 'number',
    optional: true,
    isFurther: true,
  },
  { name: 'weighed_by', label: 'Weighed by', optional: true, isFurther: true },
  {
    name: 'weighed_at',
    label: 'Weighed at',
    hint: 'Your local time',
    type: 'datetime-local',
    optional: true,
    isFurther: true,
  },
];

const FIGURES = ['pieces', 'gross_kg', 'net_kg', 'volume_m3', 'length_cm', 'width_cm', 'height_cm'] as const;
const TEXTS = ['description', 'package_type', 'marks', 'hs_code', 'origin_country', 'weighed_by'] as const;
const READERS_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

type Line = ShipmentFile['cargo_lines'][number];

export function EditCargo({ file, onDone }: EditProps) {
  return (
    <ListForm
      file={file}
      list="cargo_lines"
      item="line"
      fields={FIELDS}
      rows={file.cargo_lines.map(rowOf)}
      newRow={{ description: '' }}
      send={(rows, options) =>
        call.shipmentFile.replaceCargoLines(
          {
            tracking_number: file.tracking_number,
            cargo_lines: rows.map((row) =>
              lineOf(
                row,
                file.cargo_lines.find(({ id }) => id === row.id),
              ),
            ),
          },
          options,
        )
      }
      onDone={onDone}
    />
  );
}

function rowOf({ id, dangerous_goods, temperature, stackable, weighed_at, ...line }: Line): ListRow {
  return {
    id,
    ...Object.fromEntries(TEXTS.map((name) => [name, line[name]])),
    ...Object.fromEntries(FIGURES.map((name) => [name, figureInput(line[name])])),
    ...Object.fromEntries(
      Object.entries(dangerous_goods ?? {}).map(([name, value]) => [
        `dangerous_goods_${name}`,
        value === null ? '' : String(value),
      ]),
    ),
    stackable: stackable === null ? '' : stackable ? 'yes' : 'no',
    temperature_min_c: figureInput(temperature?.min_c),
    temperature_max_c: figureInput(temperature?.max_c),
    weighed_at: weighed_at ? localInputOf(weighed_at, READERS_ZONE) : '',
  };
}

/** Quantity, unit and price, which the commercial invoice states, stay as they are. */
function lineOf(row: ListRow, stored: Line | undefined) {
  const { quantity, unit, unit_price_cents } = stored ?? {};
  return {
    ...withId(row),
    ...(stored && { quantity, unit, unit_price_cents }),
    description: text(row, 'description'),
    package_type: text(row, 'package_type'),
    marks: text(row, 'marks'),
    hs_code: text(row, 'hs_code'),
    origin_country: text(row, 'origin_country'),
    weighed_by: text(row, 'weighed_by'),
    weighed_at: momentOfLocalInput(text(row, 'weighed_at'), READERS_ZONE),
    pieces: figure(row, 'pieces'),
    gross_kg: figure(row, 'gross_kg'),
    net_kg: figure(row, 'net_kg'),
    length_cm: figure(row, 'length_cm'),
    width_cm: figure(row, 'width_cm'),
    height_cm: figure(row, 'height_cm'),
    volume_m3: figure(row, 'volume_m3'),
    stackable: text(row, 'stackable') === '' ? null : text(row, 'stackable') === 'yes',
    temperature: temperatureOf(row),
    dangerous_goods: dangerousGoodsOf(row),
  };
}

function temperatureOf(row: ListRow) {
  const min_c = figure(row, 'temperature_min_c');
  const max_c = figure(row, 'temperature_max_c');
  // With one of them, the other is the same.
  return min_c === null && max_c === null ? null : { min_c: min_c ?? max_c ?? 0, max_c: max_c ?? min_c ?? 0 };
}

function dangerousGoodsOf(row: ListRow) {
  const un_number = text(row, 'dangerous_goods_un_number');
  if (un_number === '') return null;
  return {
    un_number,
    proper_shipping_name: text(row, 'dangerous_goods_proper_shipping_name'),
    class: text(row, 'dangerous_goods_class'),
    packing_group: (text(row, 'dangerous_goods_packing_group') || null) as PackingGroup | null,
    flashpoint_c: figure(row, 'dangerous_goods_flashpoint_c'),
    ems: text(row, 'dangerous_goods_ems'),
  };
}
