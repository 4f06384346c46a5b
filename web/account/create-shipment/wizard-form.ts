import { cargoOfLines } from '#domain/cargo/booked-cargo.ts';
import type { BookedCargoLine } from '#domain/cargo/booked-cargo-line.ts';
import { volumeOf } from '#domain/cargo/line-volume.ts';
import { readTypedContainers } from '#domain/equipment/typed-containers.ts';
import { resolveCountry } from '#domain/places/countries.ts';
import type { ChosenPorts, RouteRequest } from '#domain/routing/route-option.ts';
import type { ShipmentDraft, ShipmentDraftInput } from '#domain/shipments/shipment-draft.ts';
import { readTypedNumber } from '#domain/validation/typed-number.ts';
import { bookedLineOf, EMPTY_LINE, jointDescription, type TypedLine } from './cargo-lines.ts';
import { goodsOf, NO_GOODS, type TypedGoods } from './typed-goods.ts';

/** A field of the draft, as the server and the schema name it. */
export type DraftField = keyof ShipmentDraft;

/** The text of the wizard's controls: numbers as typed, dimensions apart, countries as codes once known. */
export type WizardForm = Omit<
  { [Field in DraftField]: ShipmentDraft[Field] },
  'cargo_weight' | 'cargo_value' | 'cargo_dimensions' | 'equipment' | 'cargo_lines'
> & {
  cargo_weight: string;
  cargo_value: string;
  /** Centimetres, as typed. */
  cargo_length: string;
  cargo_width: string;
  cargo_height: string;
  /** The goods by line; empty while description, weight and dimensions state them as a whole. */
  lines: readonly TypedLine[];
  /** The dangerous goods of the cargo that is stated as a whole. */
  goods: TypedGoods;
  /** '2 × 40HC', as typed. */
  containers: string;
  /** UN/LOCODEs of the chosen seaports; '' lets us choose. */
  origin_port: string;
  destination_port: string;
};

export const EMPTY_FORM: WizardForm = {
  origin_address: '',
  origin_city: '',
  origin_postal_code: '',
  origin_country: '',
  destination_address: '',
  destination_city: '',
  destination_postal_code: '',
  destination_country: '',
  cargo_description: '',
  cargo_weight: '',
  cargo_length: '',
  cargo_width: '',
  cargo_height: '',
  cargo_value: '',
  lines: [],
  goods: NO_GOODS,
  containers: '',
  service_type: 'standard',
  priority: 'normal',
  special_instructions: '',
  insurance_required: false,
  dangerous_goods: false,
  temperature_controlled: false,
  fragile: false,
  origin_port: '',
  destination_port: '',
};

/** The draft as typed, valid or not. */
export function draftOf(form: WizardForm): Partial<ShipmentDraftInput> & Pick<ShipmentDraft, 'cargo_lines'> {
  const { cargo_length, cargo_width, cargo_height, cargo_weight, cargo_value, containers, lines, ...others } =
    form;
  const { origin_port: _origin, destination_port: _destination, goods: _goods, ...rest } = others;
  const cargo_lines = lines.map((line) => ({
    ...bookedLineOf(line),
    ...(!form.dangerous_goods && { dangerous_goods: null }),
  }));
  return {
    ...rest,
    origin_country: resolveCountry(form.origin_country) ?? form.origin_country,
    destination_country: resolveCountry(form.destination_country) ?? form.destination_country,
    cargo_weight: readTypedNumber(cargo_weight) ?? undefined,
    cargo_value: readTypedNumber(cargo_value),
    cargo_dimensions: joinDimensions([cargo_length, cargo_width, cargo_height]),
    equipment: readTypedContainers(containers),
    ...(cargo_lines.length > 0 && {
      cargo_description: jointDescription(cargo_lines),
      cargo_weight: cargoOfLines(cargo_lines).cargo_weight,
      cargo_dimensions: '',
    }),
    cargo_lines,
  };
}

/** The cargo lines to book: those typed, or one that declares the dangerous goods of the whole. */
export function bookedLines(form: WizardForm): (BookedCargoLine & { volume_m3?: number | null })[] {
  const { cargo_lines, cargo_description = '', cargo_weight = null } = draftOf(form);
  const dangerous_goods = form.dangerous_goods ? goodsOf(form.goods) : null;
  if (cargo_lines.length > 0 || !dangerous_goods) return cargo_lines;
  const whole = bookedLineOf({
    ...EMPTY_LINE,
    length_cm: form.cargo_length,
    width_cm: form.cargo_width,
    height_cm: form.cargo_height,
  });
  return [
    {
      ...whole,
      description: cargo_description.trim(),
      gross_kg: cargo_weight,
      // The dimensions are those of the whole, whose pieces are not stated.
      volume_m3: volumeOf({ ...whole, pieces: 1 }),
      dangerous_goods,
    },
  ];
}

/** The input of the route calculation. Equal requests have the same route options. */
export function routeRequestOf(form: WizardForm): RouteRequest {
  const draft = draftOf(form);
  return {
    origin_city: form.origin_city.trim(),
    origin_country: draft.origin_country ?? '',
    destination_city: form.destination_city.trim(),
    destination_country: draft.destination_country ?? '',
    service_type: form.service_type,
    ...(draft.cargo_weight ? { cargo_weight: draft.cargo_weight } : {}),
    ...(draft.cargo_dimensions ? { cargo_dimensions: draft.cargo_dimensions } : {}),
    ...cargoOfLines(bookedLines(form)),
    ...(draft.equipment?.length ? { equipment: draft.equipment } : {}),
    ...(form.origin_postal_code.trim() ? { origin_postal_code: form.origin_postal_code.trim() } : {}),
    ...(form.destination_postal_code.trim()
      ? { destination_postal_code: form.destination_postal_code.trim() }
      : {}),
    ...(form.insurance_required ? { insurance_required: true } : {}),
    ...(form.dangerous_goods ? { dangerous_goods: true } : {}),
    ...(form.temperature_controlled ? { temperature_controlled: true } : {}),
    ...portsOf(form),
  };
}

/** The ports that the user chose. */
export function portsOf({ origin_port, destination_port }: ChosenPorts): ChosenPorts {
  return { ...(origin_port && { origin_port }), ...(destination_port && { destination_port }) };
}

export function isSameRequest(one: RouteRequest, other: RouteRequest): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Swaps origin and destination. */
export function swapEnds(form: WizardForm): Partial<WizardForm> {
  return {
    origin_address: form.destination_address,
    origin_city: form.destination_city,
    origin_postal_code: form.destination_postal_code,
    origin_country: form.destination_country,
    destination_address: form.origin_address,
    destination_city: form.origin_city,
    destination_postal_code: form.origin_postal_code,
    destination_country: form.origin_country,
    origin_port: form.destination_port,
    destination_port: form.origin_port,
  };
}

/** 'L×W×H' in cm; '' if no side is filled in. An invalid side stays as typed, for the schema to refuse. */
export function joinDimensions(sides: readonly string[]): string {
  if (sides.every((side) => side.trim() === '')) return '';
  return sides.map((side) => (Number.isNaN(readTypedNumber(side)) ? side : readTypedNumber(side))).join('×');
}
