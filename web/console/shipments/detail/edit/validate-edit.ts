import { ShipmentChange } from '#domain/shipments/editable-shipment.ts';
import { issueMessages } from '#web/forms/field-messages.ts';
import { changeOf, type EditField, type EditValues } from './edit-values.ts';

const BLANK: Partial<Record<EditField, string>> = {
  cargo_weight: 'Enter the weight in kg.',
};

/** The server schema's messages for the changed fields; unchanged ones may predate its rules. */
export function validateEdit(
  values: EditValues,
  fields: readonly EditField[],
  shipment: Parameters<typeof changeOf>[2],
): Record<string, string> {
  const change = changeOf(values, fields, shipment);
  const blank = fields.filter((field) => change[field] === undefined && BLANK[field]);
  return {
    ...Object.fromEntries(blank.map((field) => [field, BLANK[field] as string])),
    ...issueMessages(ShipmentChange.safeParse(change).error?.issues),
  };
}
