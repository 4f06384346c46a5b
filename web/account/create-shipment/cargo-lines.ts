import type { BookedCargoLine } from '#domain/cargo/booked-cargo-line.ts';
import { readTypedNumber } from '#domain/validation/typed-number.ts';
import { goodsOf, NO_GOODS, type TypedGoods } from './typed-goods.ts';

/** A field of a line beside its dangerous goods. */
export type LineField = Exclude<keyof BookedCargoLine, 'dangerous_goods'>;

/** A line of cargo as typed. Lengths are of one piece, the weight is of the whole line. */
export interface TypedLine extends Record<LineField, string> {
  /** Missing where a former release stored the line. */
  goods?: TypedGoods;
}

export const EMPTY_LINE: TypedLine = {
  pieces: '',
  package_type: '',
  description: '',
  gross_kg: '',
  length_cm: '',
  width_cm: '',
  height_cm: '',
};

/** The line as typed, valid or not. */
export function bookedLineOf(line: TypedLine): BookedCargoLine {
  return {
    description: line.description.trim(),
    package_type: line.package_type.trim(),
    pieces: readTypedNumber(line.pieces),
    gross_kg: readTypedNumber(line.gross_kg),
    length_cm: readTypedNumber(line.length_cm),
    width_cm: readTypedNumber(line.width_cm),
    height_cm: readTypedNumber(line.height_cm),
    dangerous_goods: goodsOf(line.goods ?? NO_GOODS),
  };
}

const MAX_CHARACTERS = 500;

/** The descriptions of all lines in one; '' while one is missing. */
export function jointDescription(lines: readonly BookedCargoLine[]): string {
  if (!lines.every(({ description }) => description !== '')) return '';
  const text = [...new Set(lines.map(({ description }) => description))].join('; ');
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS - 1)}…` : text;
}
