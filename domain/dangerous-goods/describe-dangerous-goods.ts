import type { DangerousGoods } from './dangerous-goods.ts';
import { listedGoods } from './dangerous-goods-list.ts';

/** The regulations for sea, air, and road: their transport documents have the same facts in different forms. */
export type DangerousGoodsRegulation = 'IMDG' | 'IATA' | 'ADR';

/** Entries that are only for what pollutes the sea, which documents for carriage by sea state (IMDG Code 5.4.1.4.3.5). */
const MARINE_POLLUTANTS = new Set(['UN3077', 'UN3082']);

/**
 * The line of a transport document, in the order that the regulation requires. What the shipper left out is taken from
 * the list. Examples:
 * IMDG (5.4.1.4): 'UN 1263, PAINT, 3, PG II, (12 °C c.c.), EmS F-E, S-E';
 * IATA (8.1.6.9): 'UN 1263, PAINT, 3, II';
 * ADR (5.4.1.1.1): 'UN 1263 PAINT, 3, II', to which the carrier adds the tunnel code.
 */
export function describeDangerousGoods(goods: DangerousGoods, regulation: DangerousGoodsRegulation): string {
  const listed = listedGoods(goods.un_number);
  const number = goods.un_number.replace('UN', 'UN ');
  const name = inCapitals(goods.proper_shipping_name || listed?.names[0] || '');
  const subsidiary = listed?.subsidiary_hazards.join(', ');
  const main_class = goods.class || listed?.classes[0] || '';
  const hazards = subsidiary ? `${main_class} (${subsidiary})` : main_class;
  const group = goods.packing_group ?? '';
  if (regulation === 'ADR') return joined([`${number} ${name}`.trim(), hazards, group]);
  if (regulation === 'IATA') return joined([number, name, hazards, group]);
  const ems = goods.ems || listed?.ems;
  return joined([
    number,
    name,
    hazards,
    group && `PG ${group}`,
    MARINE_POLLUTANTS.has(goods.un_number) ? 'MARINE POLLUTANT' : '',
    goods.flashpoint_c === null ? '' : `(${String(goods.flashpoint_c).replace('-', '−')} °C c.c.)`,
    ems ? `EmS ${ems}` : '',
  ]);
}

/** Proper shipping names are printed in capitals, technical names in parentheses as written. */
function inCapitals(name: string): string {
  const at = name.indexOf('(');
  return at < 1 ? name.toUpperCase() : name.slice(0, at).toUpperCase() + name.slice(at);
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ');
}
