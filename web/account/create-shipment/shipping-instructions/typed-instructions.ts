import type { CargoLine } from '#domain/documents/cargo-line.ts';
import type { Incoterm } from '#domain/documents/incoterm.ts';
import type { Party } from '#domain/documents/party.ts';
import type { BookingInstructions } from '#domain/documents/shipping-instructions.ts';
import { readTypedNumber } from '#web/shipments/typed-number.ts';

/** What stands in the controls, by the field of the instructions: 'consignee.name', 'cargo_lines.0.hs_code'. */
export type TypedInstructions = Readonly<Record<string, string>>;

export type PartyName = 'consignee' | 'notify_party';

const CENTS = 100;
const LINE = /^cargo_lines\.(\d+)\./;

/** Whether anything has been told for the papers. */
export function isTold(typed: TypedInstructions): boolean {
  return Object.values(typed).some((text) => text.trim() !== '');
}

/** How many cargo lines there are to fill in: at least one. */
export function lineCount(typed: TypedInstructions): number {
  return Math.max(1, ...Object.keys(typed).map((path) => Number(LINE.exec(path)?.[1] ?? 0) + 1));
}

export function lineField(order: number, field: keyof CargoLine): string {
  return `cargo_lines.${order}.${field}`;
}

/** One more cargo line, still blank. */
export function withLine(typed: TypedInstructions): TypedInstructions {
  return { ...typed, [lineField(lineCount(typed), 'marks')]: '' };
}

/** Those after it move up. */
export function withoutLine(typed: TypedInstructions, removed: number): TypedInstructions {
  const kept = Object.entries(typed).filter(([path]) => !path.startsWith(`cargo_lines.${removed}.`));
  return Object.fromEntries(
    kept.map(([path, text]) => [
      path.replace(LINE, (own, order) =>
        Number(order) > removed ? `cargo_lines.${Number(order) - 1}.` : own,
      ),
      text,
    ]),
  );
}

/** The instructions as typed, valid or not; what is no number is NaN, for the rules to refuse. */
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

/** Where there is one line only, what it is and weighs is the booking's to say. */
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
