import { suggestDangerousGoods } from '#web/shipments/suggest-dangerous-goods.ts';
import type { Suggestions } from './list-field.ts';

/** Fills in what the list of dangerous goods states of a UN number. */
export const dangerousGoodsSuggestions: Suggestions = {
  load: async (text) =>
    (await suggestDangerousGoods(text)).map(({ label, goods }) => ({
      key: goods.un_number,
      text: goods.un_number,
      label,
      values: {
        dangerous_goods_proper_shipping_name: goods.proper_shipping_name,
        dangerous_goods_class: goods.class,
        dangerous_goods_packing_group: goods.packing_group ?? '',
        dangerous_goods_ems: goods.ems,
      },
    })),
  clears: {},
};
