import type { BookedCargoLine } from '#domain/cargo/booked-cargo-line.ts';
import { ShipmentDraft } from '#domain/shipments/shipment-draft.ts';
import type { FieldMessages } from '#web/forms/field-messages.ts';
import { isDraftField } from './field-labels.ts';
import { lineCount, type TypedInstructions } from './shipping-instructions/typed-instructions.ts';
import { bookedLines, draftOf, type WizardForm } from './wizard-form.ts';

/** The messages of the draft's schema. A blank field is missing, not invalid. */
export function validateForm(form: WizardForm): FieldMessages {
  const draft = { ...draftOf(form), cargo_lines: bookedLines(form) };
  const broken: Record<string, string> = {};
  for (const { path, message } of ShipmentDraft.safeParse(draft).error?.issues ?? []) {
    const [field, index, name] = path;
    if (field === 'cargo_lines' && typeof index === 'number' && typeof name === 'string') {
      const value = draft.cargo_lines[index]?.[name as keyof BookedCargoLine];
      // Cargo stated as a whole has its own fields for the rest of its line.
      const hasField = name === 'dangerous_goods' || form.lines.length > 0;
      if (hasField && !isBlank(value)) broken[path.join('.')] ??= message;
      continue;
    }
    if (isDraftField(field) && !isBlank(draft[field])) broken[field] ??= message;
  }
  return broken;
}

/** Where documents list several lines, the dangerous goods must name theirs: one line for the whole would replace them. */
export function undividedGoods(form: WizardForm, instructions: TypedInstructions): string {
  const isWhole = form.lines.length === 0 && bookedLines(form).length > 0;
  return isWhole && lineCount(instructions) > 1
    ? 'The shipping documents list several lines of cargo. Add these lines in Cargo Details, and declare the dangerous goods of each.'
    : '';
}

function isBlank(value: unknown) {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
