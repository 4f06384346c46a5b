import type { DangerousGoods } from '#domain/dangerous-goods/dangerous-goods.ts';

interface SuggestedGoods {
  /** 'UN1263 PAINT, class 3' */
  label: string;
  /** What the list states of the number, without what differs by consignment. */
  goods: Pick<DangerousGoods, 'un_number' | 'proper_shipping_name' | 'class' | 'packing_group' | 'ems'>;
}

/** Dangerous goods by UN number or by a word of the proper shipping name. The list is loaded on demand. */
export async function suggestDangerousGoods(text: string): Promise<SuggestedGoods[]> {
  const { searchDangerousGoods } = await import('#domain/dangerous-goods/dangerous-goods-list.ts');
  return searchDangerousGoods(text).map(({ un_number, names, classes, packing_groups, ems }) => ({
    label: `${un_number} ${names[0]}, class ${classes[0]}`,
    goods: {
      un_number,
      proper_shipping_name: names[0],
      class: classes.length === 1 ? classes[0] : '',
      packing_group: packing_groups.length === 1 ? (packing_groups[0] ?? null) : null,
      ems,
    },
  }));
}
