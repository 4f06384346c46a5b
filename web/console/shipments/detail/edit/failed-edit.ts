import { ShipmentChange } from '#domain/shipments/editable-shipment.ts';
import { changeOf, type EditField, type EditValues } from './edit-values.ts';

const BLANK: Partial<Record<EditField, string>> = {
  cargo_weight: 'Please enter the weight in kg.',
};

/** The server schema's messages for the changed fields; unchanged ones may predate its rules. */
export function brokenEdit(
  values: EditValues,
  fields: readonly EditField[],
  destination_time_zone: string,
): Record<string, string> {
  const change = changeOf(values, fields, destination_time_zone);
  const broken: Record<string, string> = {};
  for (const field of fields) {
    const sentence = BLANK[field];
    if (sentence && change[field] === undefined) broken[field] = sentence;
  }
  for (const { path, message } of ShipmentChange.safeParse(change).error?.issues ?? [])
    broken[String(path[0])] ??= message;
  return broken;
}
