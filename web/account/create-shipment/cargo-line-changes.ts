import type { BookedCargoLine } from '#domain/cargo/booked-cargo-line.ts';
import type { DangerousGoods } from '#domain/dangerous-goods/dangerous-goods.ts';
import { EMPTY_LINE, type TypedLine } from './cargo-lines.ts';
import { NO_GOODS, type TypedGoods } from './typed-goods.ts';
import type { WizardForm } from './wizard-form.ts';

export function typedLineOf({
  description,
  package_type,
  dangerous_goods,
  ...figures
}: BookedCargoLine): TypedLine {
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
    goods: typedGoodsOf(dangerous_goods),
  };
}

/** One line more. The first ones are what the form stated as a whole, and an empty one. */
export function withLine(form: WizardForm): Pick<WizardForm, 'lines' | 'goods'> {
  const whole = {
    ...EMPTY_LINE,
    description: form.cargo_description,
    gross_kg: form.cargo_weight,
    length_cm: form.cargo_length,
    width_cm: form.cargo_width,
    height_cm: form.cargo_height,
    goods: form.goods,
  };
  return { lines: [...(form.lines.length > 0 ? form.lines : [whole]), EMPTY_LINE], goods: NO_GOODS };
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
    goods: last.goods ?? NO_GOODS,
  };
}

export function typedGoodsOf(goods: DangerousGoods | null | undefined): TypedGoods {
  if (!goods) return NO_GOODS;
  return {
    ...goods,
    packing_group: goods.packing_group ?? '',
    flashpoint_c: goods.flashpoint_c === null ? '' : String(goods.flashpoint_c),
  };
}
