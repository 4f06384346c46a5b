import { containersText } from '#domain/equipment/typed-containers.ts';
import type { ShipmentDraft } from '#domain/shipments/shipment-draft.ts';
import { typedGoodsOf, typedLineOf } from './cargo-line-changes.ts';
import { splitDimensions } from './split-dimensions.ts';
import type { WizardForm } from './wizard-form.ts';

/** The form that a person would have filled in to get this draft. */
export function formOfDraft(draft: ShipmentDraft): WizardForm {
  const { cargo_weight, cargo_value, cargo_dimensions, equipment, cargo_lines, ...rest } = draft;
  const [cargo_length, cargo_width, cargo_height] = splitDimensions(cargo_dimensions) ?? ['', '', ''];
  const [only] = cargo_lines;
  const isWhole = cargo_lines.length === 1 && only?.pieces === null && only.package_type === '';
  return {
    ...rest,
    cargo_weight: typed(cargo_weight),
    cargo_value: cargo_value === null ? '' : typed(cargo_value),
    cargo_length,
    cargo_width,
    cargo_height,
    lines: isWhole ? [] : cargo_lines.map(typedLineOf),
    goods: typedGoodsOf(isWhole ? only.dangerous_goods : null),
    containers: containersText(equipment),
    origin_port: '',
    destination_port: '',
  };
}

function typed(amount: number) {
  return amount.toLocaleString('en-US', { maximumFractionDigits: 3 });
}
