import type { BookedCargoLine } from '#domain/cargo/booked-cargo-line.ts';
import type { DangerousGoods } from '#domain/dangerous-goods/dangerous-goods.ts';
import { countryName } from '#domain/places/countries.ts';
import { townLine } from '#domain/places/town-line.ts';
import { SERVICE_PROMISES } from '#domain/shipments/service-type.ts';
import { readTypedNumber } from '#domain/validation/typed-number.ts';
import { quantity, usd } from '#web/shipments/amounts.ts';
import { MODE_NAMES } from '#web/shipments/mode-icon.tsx';
import { PRIORITY_NAMES } from '#web/shipments/priority-names.ts';
import { HANDLING } from './cargo/handling-choices.tsx';
import { FIELD_LABELS } from './field-labels.ts';
import { chargeableWeightText, co2e } from './route/route-quantities.ts';
import { bookedLines, draftOf, type WizardForm } from './wizard-form.ts';
import type { ChosenClient, ChosenRoute } from './wizard-storage.ts';

/** One line of a summary list. */
export interface DraftFact {
  name: string;
  value: string;
}

/** The client for whom staff book; undefined when they book for themselves. */
export function clientFacts(client: ChosenClient | null): DraftFact[] {
  return client ? [{ name: 'Client', value: client.name }] : [];
}

export function placeFacts(form: WizardForm): DraftFact[] {
  return [
    { name: 'Origin', value: fullPlace(form, 'origin') },
    { name: 'Destination', value: fullPlace(form, 'destination') },
  ];
}

export function cargoFacts(form: WizardForm): DraftFact[] {
  const { name, promise } = SERVICE_PROMISES[form.service_type];
  return [
    ...(form.lines.length > 0
      ? [{ name: FIELD_LABELS.cargo_lines, value: draftOf(form).cargo_lines.map(lineText).join('\n') }]
      : [{ name: FIELD_LABELS.cargo_description, value: form.cargo_description.trim() }]),
    { name: FIELD_LABELS.cargo_weight, value: weightText(form) },
    ...(form.lines.length > 0
      ? []
      : [{ name: FIELD_LABELS.cargo_dimensions, value: dimensionsText(form) || NOTHING }]),
    { name: FIELD_LABELS.cargo_value, value: valueText(form) || NOTHING },
    ...containersFact(form),
    { name: FIELD_LABELS.service_type, value: `${name}, ${promise}` },
    { name: 'Handling', value: handlingText(form) || NOTHING },
    ...declaredGoods(form),
    { name: FIELD_LABELS.priority, value: PRIORITY_NAMES[form.priority] },
    { name: FIELD_LABELS.special_instructions, value: form.special_instructions.trim() || NOTHING },
  ];
}

export function routeFacts({ option }: ChosenRoute): DraftFact[] {
  return [
    { name: 'Transport mode', value: MODE_NAMES[option.transport_mode] },
    { name: 'Route', value: option.description },
    { name: 'Distance', value: quantity(Math.round(option.distance_km), 'km') },
    { name: 'Chargeable weight', value: chargeableWeightText(option.chargeable_kg) },
    ...(option.emissions
      ? [
          {
            name: 'CO2e',
            value: `${co2e(option.emissions.co2e_kg)} for this shipment, ISO 14083, ${option.emissions.factor_set} factors`,
          },
        ]
      : []),
  ];
}

/** The cargo facts for the summary beside the form: only those entered. */
export function enteredCargo(form: WizardForm): DraftFact[] {
  const { name, promise } = SERVICE_PROMISES[form.service_type];
  return [
    { name: 'Cargo', value: draftOf(form).cargo_description?.trim() ?? '' },
    { name: FIELD_LABELS.cargo_weight, value: weightText(form) },
    { name: FIELD_LABELS.cargo_dimensions, value: dimensionsText(form) },
    ...containersFact(form),
    { name: 'Handling', value: handlingText(form) },
    { name: FIELD_LABELS.service_type, value: `${name}, ${promise}` },
  ].filter(({ value }) => value !== '');
}

function containersFact({ containers }: WizardForm): DraftFact[] {
  return containers.trim() ? [{ name: FIELD_LABELS.equipment, value: containers.trim() }] : [];
}

/** 'Line 2: UN1263 PAINT, class 3'; nothing where none are declared. */
function declaredGoods(form: WizardForm): DraftFact[] {
  const declared = bookedLines(form).flatMap(({ dangerous_goods }, index) => {
    if (!dangerous_goods) return [];
    const line = form.lines.length > 0 ? `Line ${index + 1}: ` : '';
    return [line + goodsText(dangerous_goods)];
  });
  return declared.length > 0 ? [{ name: FIELD_LABELS.dangerous_goods, value: declared.join('\n') }] : [];
}

/** 'UN1263 PAINT, class 3, packing group II' */
function goodsText({ un_number, proper_shipping_name, class: hazard, packing_group }: DangerousGoods) {
  return [
    [un_number, proper_shipping_name].filter(Boolean).join(' '),
    hazard && `class ${hazard}`,
    packing_group && `packing group ${packing_group}`,
  ]
    .filter(Boolean)
    .join(', ');
}

function weightText(form: WizardForm): string {
  const weight = draftOf(form).cargo_weight;
  return weight === undefined || Number.isNaN(weight) ? '' : quantity(weight, 'kg');
}

/** '640 cartons LED panels, 9,088 kg, 60 × 40 × 41 cm each' */
function lineText(line: BookedCargoLine): string {
  const { pieces, package_type, description, gross_kg, length_cm, width_cm, height_cm } = line;
  const sides = [length_cm, width_cm, height_cm].filter((side) => side !== null);
  return [
    [pieces?.toLocaleString('en-US'), package_type, description].filter(Boolean).join(' '),
    gross_kg !== null && quantity(gross_kg, 'kg'),
    sides.length === 3 && `${sides.join('\u00a0×\u00a0')}\u00a0cm each`,
  ]
    .filter(Boolean)
    .join(', ');
}

function dimensionsText(form: WizardForm): string {
  const joined = draftOf(form).cargo_dimensions;
  return joined ? `${joined.replaceAll('×', '\u00a0×\u00a0')}\u00a0cm` : '';
}

function handlingText(form: WizardForm): string {
  return HANDLING.filter(([name]) => form[name])
    .map(([name]) => FIELD_LABELS[name])
    .join(', ');
}

const NOTHING = '—';

function fullPlace(form: WizardForm, end: 'origin' | 'destination'): string {
  const country = draftOf(form)[`${end}_country`] ?? '';
  const town = townLine({ city: form[`${end}_city`], postal_code: form[`${end}_postal_code`], country });
  return [form[`${end}_address`].trim(), town, countryName(country)].filter(Boolean).join('\n');
}

function valueText(form: WizardForm): string {
  const value = readTypedNumber(form.cargo_value);
  return value === null || Number.isNaN(value) ? '' : usd(Math.round(value * 100));
}
