import type { DangerousGoods } from './dangerous-goods.ts';
import { type ListedGoods, listedGoods } from './dangerous-goods-list.ts';

interface DangerousGoodsIssue {
  field: keyof DangerousGoods;
  /** Errors are refused; warnings are shown to the people who check the declaration. */
  severity: 'error' | 'warning';
  message: string;
}

/** Liquids burn easily up to this flashpoint (IMDG Code 2.3.1). */
const MAX_FLASHPOINT_C = 60;

/** What is wrong or missing in a declaration. A number that the list lacks is accepted with a warning. */
export function checkDangerousGoods(goods: DangerousGoods): DangerousGoodsIssue[] {
  const listed = listedGoods(goods.un_number);
  if (!listed) {
    const message = `${spaced(goods.un_number)} isn’t in our list. Check the number, the name and the class.`;
    const missing = goods.class === '' ? [error('class', 'Enter the class, for example 3 or 6.1.')] : [];
    return [warning('un_number', message), ...missing, ...flashpointIssues(goods, goods.class)];
  }
  return [
    ...nameIssues(goods, listed),
    ...classIssues(goods, listed),
    ...packingGroupIssues(goods, listed),
    ...flashpointIssues(goods, goods.class || listed.classes[0], listed),
  ];
}

function nameIssues(goods: DangerousGoods, { un_number, names }: ListedGoods): DangerousGoodsIssue[] {
  const name = goods.proper_shipping_name || names[0];
  if (!names.some((each) => inOneSpelling(name).startsWith(inOneSpelling(each)))) {
    const message = `The proper shipping name of ${spaced(un_number)} is ${oneOf(names)}.`;
    return [warning('proper_shipping_name', message)];
  }
  if (!name.toUpperCase().includes('N.O.S.') || name.includes('(')) return [];
  return [warning('proper_shipping_name', 'Add the technical name in parentheses after N.O.S.')];
}

function classIssues(goods: DangerousGoods, { un_number, classes }: ListedGoods): DangerousGoodsIssue[] {
  const isKnown = classes.some((each) => each === goods.class || withoutGroup(each) === goods.class);
  if (goods.class !== '' && !isKnown)
    return [error('class', `${spaced(un_number)} is class ${oneOf(classes)}, not ${goods.class}.`)];
  if (goods.class === '' && classes.length > 1)
    return [error('class', `Enter the class: ${oneOf(classes)}.`)];
  return [];
}

function packingGroupIssues(
  { packing_group }: DangerousGoods,
  { un_number, packing_groups }: ListedGoods,
): DangerousGoodsIssue[] {
  if (packing_groups.includes(packing_group)) return [];
  const groups = packing_groups.filter((group) => group !== null);
  const number = spaced(un_number);
  if (packing_group === null) return [warning('packing_group', `Enter the packing group: ${oneOf(groups)}.`)];
  const message =
    groups.length === 0
      ? `${number} has no packing group.`
      : `${number} has packing group ${oneOf(groups)}, not ${packing_group}.`;
  return [error('packing_group', message)];
}

/**
 * The IMDG Code requires the flashpoint of everything that burns at 60 °C or below (5.4.1.4.3.6): class 3 always, except
 * articles, which have no packing group; others with subsidiary hazard 3.
 */
function flashpointIssues(
  { flashpoint_c }: DangerousGoods,
  main_class: string,
  listed?: ListedGoods,
): DangerousGoodsIssue[] {
  if (flashpoint_c === null) {
    if (main_class === '3' && !listed?.packing_groups.includes(null))
      return [error('flashpoint_c', 'Enter the flashpoint in °C, which class 3 needs.')];
    if (listed?.subsidiary_hazards.includes('3'))
      return [warning('flashpoint_c', 'Enter the flashpoint in °C if it is 60 °C or below.')];
    return [];
  }
  const isElevated = listed?.names.some((name) => name.startsWith('ELEVATED TEMPERATURE'));
  if (main_class === '3' && flashpoint_c > MAX_FLASHPOINT_C && !isElevated)
    return [warning('flashpoint_c', 'Class 3 has flashpoints up to 60 °C. Check the flashpoint.')];
  return [];
}

/** '1.4' of '1.4S'; a declaration may lack the compatibility group. */
function withoutGroup(division: string): string {
  return division.replace(/[A-Z]$/, '');
}

/** American and British spellings. */
function inOneSpelling(name: string): string {
  return name
    .toUpperCase()
    .replaceAll('SULF', 'SULPH')
    .replaceAll('ALUMINUM', 'ALUMINIUM')
    .replaceAll(/[^A-Z0-9]/g, '');
}

function oneOf(choices: readonly string[]): string {
  if (choices.length < 2) return choices[0] ?? '';
  return `${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`;
}

function spaced(un_number: string): string {
  return un_number.replace('UN', 'UN ');
}

function error(field: keyof DangerousGoods, message: string): DangerousGoodsIssue {
  return { field, severity: 'error', message };
}

function warning(field: keyof DangerousGoods, message: string): DangerousGoodsIssue {
  return { field, severity: 'warning', message };
}
