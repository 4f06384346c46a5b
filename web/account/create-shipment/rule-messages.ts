import type { BookedCargoLine } from '#domain/cargo/booked-cargo-line.ts';
import { ShipmentDraft } from '#domain/shipments/shipment-draft.ts';
import type { FieldMessages } from '#web/forms/field-messages.ts';
import { isDraftField } from './field-labels.ts';
import { draftOf, type WizardForm } from './wizard-form.ts';

/** The messages of the draft's schema. A blank field is missing, not invalid. */
export function brokenRules(form: WizardForm): FieldMessages {
  const draft = draftOf(form);
  const broken: Record<string, string> = {};
  for (const { path, message } of ShipmentDraft.safeParse(draft).error?.issues ?? []) {
    const [field, index, name] = path;
    if (field === 'cargo_lines' && typeof index === 'number' && typeof name === 'string') {
      const value = draft.cargo_lines[index]?.[name as keyof BookedCargoLine];
      if (!isBlank(value)) broken[path.join('.')] ??= message;
      continue;
    }
    if (isDraftField(field) && !isBlank(draft[field])) broken[field] ??= message;
  }
  return broken;
}

function isBlank(value: unknown) {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
