import type { DangerousGoods } from '../dangerous-goods/dangerous-goods.ts';
import {
  type DangerousGoodsRegulation,
  describeDangerousGoods,
} from '../dangerous-goods/describe-dangerous-goods.ts';
import type { CargoLine } from '../documents/cargo-line.ts';
import type { TransportMode } from '../routing/transport-mode.ts';

/** The lines of a document, each with its dangerous goods below the description, in the words of the regulation. */
export function withDangerousGoods(
  lines: readonly CargoLine[],
  dangerous_goods: readonly (DangerousGoods | null)[],
  modes: readonly TransportMode[],
): CargoLine[] {
  return lines.map((line, index) => {
    const goods = dangerous_goods[index];
    if (!goods) return line;
    return {
      ...line,
      description: `${line.description}\n${describeDangerousGoods(goods, regulationOf(modes))}`,
    };
  });
}

/** The strictest applies to the whole journey: air before sea before road and rail. */
function regulationOf(modes: readonly TransportMode[]): DangerousGoodsRegulation {
  if (modes.includes('air')) return 'IATA';
  return modes.includes('sea') ? 'IMDG' : 'ADR';
}
