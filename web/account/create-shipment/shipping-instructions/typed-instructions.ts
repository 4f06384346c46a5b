import type { CargoLine } from '#domain/documents/cargo-line.ts';
import type { Incoterm } from '#domain/documents/incoterm.ts';
import type { Party } from '#domain/documents/party.ts';
import type { BookingInstructions } from '#domain/documents/shipping-instructions.ts';
import { readTypedNumber } from '#domain/validation/typed-number.ts';

/** The text of each control, by its field of the instructions: 'consignee.name', 'cargo_lines.0.hs_code'. */
export type TypedInstructions = Readonly<Record<string, string>>;

export type PartyName = 'consignee' | 'notify_party';

const CENTS = 100;
const LINE = /^cargo_lines\.(\d+)\./;

/** Whether any field is filled in. */
export function isFilledIn(typed: TypedInstructions): boolean {
  return Object.values(typed).some((text) => text.trim() !== '');
}

/** The number of cargo lines to show, at least one. */
export function lineCount(typed: TypedInstructions): number {
  return Math.max(1, ...Object.keys(typed).map((path) => Number(LINE.exec(path)?.[1] ?? 0) + 1));
}

export function lineField(order: number, field: keyof CargoLine): string {
  return `cargo_lines.${order}.${field}`;
}

/** Adds a blank cargo line. */
export function withLine(typed: TypedInstructions): TypedInstructions {
  return { ...typed, [lineField(lineCount(typed), 'marks')]: '' };
}

/** Removes a line and renumbers the following ones. */
export function withoutLine(typed: TypedInstructions, removed: number): TypedInstructions {
  const remaining = Object.entries(typed).filter(([path]) => !path.startsWith(`cargo_lines.${removed}.`));
  return Object.fromEntries(
    remaining.map(([path, text]) => [
      path.replace(LINE, (own, order) =>
        Number(order) > removed ? `cargo_lines.${Number(order) - 1}.` : own,
      ),
      text,
    ]),
  );
}

/** The instructions as typed, valid or not; an invalid number is NaN, which the schema refuses. */
export function instructionsOf(typed: TypedInstructions): BookingInstructions {
  const text = (path: string) => typed[path] ?? '';
  const lines = lineCount(typed);
  return {
    consignee: partyOf('consignee', text),
    notify_party: partyOf('notify_party', text),
    own_reference: text('own_reference'),
    incoterm: (text('incoterm') || null) as Incoterm | null,
    incoterm_place: text('incoterm_place'),
    cargo_lines: Array.from({ length: lines }, (_, order) => lineOf(order, lines > 1, text)),
  };
}

type Text = (path: string) => string;

function partyOf(party: PartyName, text: Text): Party {
  const field = (name: keyof Party) => text(`${party}.${name}`);
  return {
    name: field('name'),
    address: field('address'),
    city: field('city'),
    postal_code: field('postal_code'),
    country: field('country'),
    tax_id: field('tax_id'),
    contact: field('contact'),
  };
}

/** With a single line, the booking states its description and weight. */
function lineOf(order: number, isOneOfSeveral: boolean, text: Text): CargoLine {
  const field = (name: keyof CargoLine) => text(lineField(order, name));
  const price = readTypedNumber(field('unit_price_cents'));
  return {
    marks: field('marks'),
    packages_count: readTypedNumber(field('packages_count')),
    package_kind: field('package_kind'),
    description: isOneOfSeveral ? field('description') : '',
    hs_code: field('hs_code'),
    origin_country: field('origin_country'),
    net_kg: isOneOfSeveral ? readTypedNumber(field('net_kg')) : null,
    gross_kg: null,
    dimensions: '',
    quantity: readTypedNumber(field('quantity')),
    unit: field('unit'),
    unit_price_cents: price === null ? null : Math.round(price * CENTS),
  };
}
