import type { DangerousGoods, PackingGroup } from '#domain/dangerous-goods/dangerous-goods.ts';
import { readTypedNumber } from '#domain/validation/typed-number.ts';

/** The dangerous goods of a cargo line as typed; all empty where none are declared. */
export type TypedGoods = Record<keyof DangerousGoods, string>;

export const NO_GOODS: TypedGoods = {
  un_number: '',
  proper_shipping_name: '',
  class: '',
  packing_group: '',
  flashpoint_c: '',
  ems: '',
};

export function declaresGoods(goods: TypedGoods): boolean {
  return Object.values(goods).some((typed) => typed.trim() !== '');
}

/** The declaration as typed, valid or not; null where nothing is typed. */
export function goodsOf(typed: TypedGoods): DangerousGoods | null {
  if (!declaresGoods(typed)) return null;
  return {
    un_number: typed.un_number.trim(),
    proper_shipping_name: typed.proper_shipping_name.trim(),
    class: typed.class.trim(),
    packing_group: (typed.packing_group || null) as PackingGroup | null,
    flashpoint_c: readTypedNumber(typed.flashpoint_c),
    ems: typed.ems,
  };
}
