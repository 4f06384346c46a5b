import type { BookedCargoLine } from '#domain/cargo/booked-cargo-line.ts';
import { readTypedNumber } from '#domain/validation/typed-number.ts';
import type { WizardForm } from './wizard-form.ts';

/** A line of cargo as typed. Lengths are of one piece, the weight is of the whole line. */
export type TypedLine = Record<keyof BookedCargoLine, string>;

const EMPTY_LINE: TypedLine = {
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
  };
}

export function typedLineOf({ description, package_type, ...figures }: BookedCargoLine): TypedLine {
  const typed = (figure: number | null) =>
    figure === null ? '' : figure.toLocaleString('en-US', { maximumFractionDigits: 3 });
  return {
    description,
    package_type,
    pieces: typed(figures.pieces),
    gross_kg: typed(figures.gross_kg),
    length_cm: typed(figures.length_cm),
    width_cm: typed(figures.width_cm),
    height_cm: typed(figures.height_cm),
  };
}

/** One line more. The first ones are what the form stated as a whole, and an empty one. */
export function withLine(form: WizardForm): Pick<WizardForm, 'lines'> {
  const whole = {
    ...EMPTY_LINE,
    description: form.cargo_description,
    gross_kg: form.cargo_weight,
    length_cm: form.cargo_length,
    width_cm: form.cargo_width,
    height_cm: form.cargo_height,
  };
  return { lines: [...(form.lines.length > 0 ? form.lines : [whole]), EMPTY_LINE] };
}

export function withLineChanged(
  { lines }: WizardForm,
  index: number,
  change: Partial<TypedLine>,
): Pick<WizardForm, 'lines'> {
  return { lines: lines.map((line, place) => (place === index ? { ...line, ...change } : line)) };
}

/** The last line becomes what the form states as a whole, unless that would lose its pieces. */
export function withoutLine({ lines }: WizardForm, index: number): Partial<WizardForm> {
  const rest = lines.filter((_, place) => place !== index);
  const [last] = rest;
  if (!last || rest.length > 1 || last.pieces.trim() || last.package_type.trim()) return { lines: rest };
  return {
    lines: [],
    cargo_description: last.description,
    cargo_weight: last.gross_kg,
    cargo_length: last.length_cm,
    cargo_width: last.width_cm,
    cargo_height: last.height_cm,
  };
}

const MAX_CHARACTERS = 500;

/** The descriptions of all lines in one; '' while one is missing. */
export function jointDescription(lines: readonly BookedCargoLine[]): string {
  if (!lines.every(({ description }) => description !== '')) return '';
  const text = [...new Set(lines.map(({ description }) => description))].join('; ');
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS - 1)}…` : text;
}
