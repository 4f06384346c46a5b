import type { Changes } from '../shipments/changes.ts';
import type { ShippingInstructions } from './shipping-instructions.ts';

/** The changes of an edit by field path: 'consignee.name', 'cargo_lines.0.hs_code'. A missing value is null. */
export function instructionChanges(before: ShippingInstructions, after: ShippingInstructions): Changes {
  const [from, to] = [leavesOf(before), leavesOf(after)];
  return Object.fromEntries(
    [...new Set([...from.keys(), ...to.keys()])]
      .map((field): [string, [unknown, unknown]] => [field, [from.get(field) ?? null, to.get(field) ?? null]])
      .filter(([, [former, present]]) => former !== present),
  );
}

function leavesOf(value: unknown, path = ''): Map<string, unknown> {
  if (typeof value !== 'object' || value === null) return new Map([[path, value]]);
  const leaves = Object.entries(value).map(([key, part]) => leavesOf(part, path ? `${path}.${key}` : key));
  return new Map(leaves.flatMap((part) => [...part]));
}
