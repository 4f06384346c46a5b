import type { PackingGroup } from './dangerous-goods.ts';
import { EXPLOSIVES } from './table/class-1-explosives.ts';
import { GASES } from './table/class-2-gases.ts';
import { FLAMMABLE_LIQUIDS } from './table/class-3-flammable-liquids.ts';
import { FLAMMABLE_SOLIDS } from './table/class-4-flammable-solids.ts';
import { OXIDIZERS } from './table/class-5-oxidizers.ts';
import { TOXIC } from './table/class-6-toxic.ts';
import { RADIOACTIVE } from './table/class-7-radioactive.ts';
import { CORROSIVES } from './table/class-8-corrosive.ts';
import { MISCELLANEOUS } from './table/class-9-miscellaneous.ts';

/** An entry of the list of dangerous goods. */
export interface ListedGoods {
  /** 'UN1263' */
  un_number: string;
  /** Alternatives, in the spelling of the UN Model Regulations. */
  names: readonly [string, ...string[]];
  /** Several where the class depends on the contents, as for aerosols. */
  classes: readonly [string, ...string[]];
  subsidiary_hazards: readonly string[];
  /** Null if there is none: articles, gases and explosives have no packing group. */
  packing_groups: readonly (PackingGroup | null)[];
  /** Emergency schedules of the IMDG Code, 'F-E, S-E'; '' where the list lacks them. */
  ems: string;
}

/**
 * Common entries of the list of dangerous goods (sources: THIRD_PARTY_DATA.md). Columns of the tables: UN number, proper shipping names, classes,
 * subsidiary hazards, packing groups ('-' where one is optional, empty where there is none) and EmS.
 */
export const DANGEROUS_GOODS_LIST: readonly ListedGoods[] = [
  EXPLOSIVES,
  GASES,
  FLAMMABLE_LIQUIDS,
  FLAMMABLE_SOLIDS,
  OXIDIZERS,
  TOXIC,
  RADIOACTIVE,
  CORROSIVES,
  MISCELLANEOUS,
].flatMap((table) => table.trim().split('\n').map(readEntry));

const byNumber = new Map(DANGEROUS_GOODS_LIST.map((entry) => [entry.un_number, entry]));

/** The entry of a normalized number; undefined where the list lacks it, which does not make the number wrong. */
export function listedGoods(un_number: string): ListedGoods | undefined {
  return byNumber.get(un_number);
}

/** Autocompletes entries by number or by a word of the name. */
export function searchDangerousGoods(text: string, limit = 8): ListedGoods[] {
  const typed = text.trim().toUpperCase();
  if (typed === '') return [];
  const number = typed.replace(/^UN\s*/, '');
  const rank = ({ un_number, names }: ListedGoods) => {
    if (/^\d+$/.test(number)) return un_number.startsWith(`UN${number}`) ? 0 : NO_MATCH;
    if (names.some((name) => name.startsWith(typed))) return 0;
    return names.some((name) => name.includes(` ${typed}`)) ? 1 : NO_MATCH;
  };
  return DANGEROUS_GOODS_LIST.map((entry) => ({ entry, rank: rank(entry) }))
    .filter((found) => found.rank < NO_MATCH)
    .sort((one, other) => one.rank - other.rank)
    .slice(0, limit)
    .map(({ entry }) => entry);
}

const NO_MATCH = 2;

function readEntry(row: string): ListedGoods {
  const [number, names, classes, hazards, groups, ems] = row.split('|') as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  return {
    un_number: `UN${number}`,
    names: names.split(';') as [string, ...string[]],
    classes: classes.split(',') as [string, ...string[]],
    subsidiary_hazards: hazards === '' ? [] : hazards.split(','),
    packing_groups: groups === '' ? [null] : groups.split(',').map(readPackingGroup),
    ems: ems.replace(',', ', '),
  };
}

function readPackingGroup(text: string): PackingGroup | null {
  return text === '-' ? null : (text as PackingGroup);
}
