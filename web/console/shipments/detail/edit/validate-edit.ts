import { decimalsProblem } from '#domain/money/minor-digits.ts';
import { CARGO_CURRENCY } from '#domain/shipments/cargo-currency.ts';
import { ShipmentChange } from '#domain/shipments/editable-shipment.ts';
import { readTypedNumber } from '#domain/validation/typed-number.ts';
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
    ...moneyMessages(values, fields, shipment.currency),
    ...issueMessages(ShipmentChange.safeParse(change).error?.issues),
  };
}

/** Amounts with more decimals than their currency, which the change would round. */
function moneyMessages(values: EditValues, fields: readonly EditField[], currency: string) {
  const amounts = [
    ['cost_cents', currency],
    ['cargo_value_cents', CARGO_CURRENCY],
  ] as const;
  return Object.fromEntries(
    amounts.flatMap(([field, code]) => {
      const problem = decimalsProblem(readTypedNumber(values[field]) ?? 0, code);
      return problem && fields.includes(field) ? [[field, problem]] : [];
    }),
  );
}
