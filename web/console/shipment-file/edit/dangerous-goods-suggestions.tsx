import type { Suggestions } from './list-field.ts';

/** By UN number or by a word of the proper shipping name. */
export const suggestDangerousGoods: Suggestions = {
  load: async (text) => {
    const { searchDangerousGoods } = await import('#domain/dangerous-goods/dangerous-goods-list.ts');
    return searchDangerousGoods(text).map(({ un_number, names, classes, packing_groups, ems }) => ({
      key: un_number,
      text: un_number,
      label: `${un_number} ${names[0]}, class ${classes[0]}`,
      values: {
        dangerous_goods_proper_shipping_name: names[0],
        dangerous_goods_class: classes.length === 1 ? classes[0] : '',
        dangerous_goods_packing_group: packing_groups.length === 1 ? (packing_groups[0] ?? '') : '',
        dangerous_goods_ems: ems,
      },
    }));
  },
  clears: {},
};
