import { BookingInstructions } from '#domain/documents/shipping-instructions.ts';
import { fullLabelOf } from './instruction-labels.ts';
import { instructionsOf, isFilledIn, type TypedInstructions } from './typed-instructions.ts';

/** An invalid field of the instructions. */
export interface PdfProblem {
  path: string;
  label: string;
  message: string;
}

/** The schema's messages in the order of the form, one per field. */
export function pdfProblems(typed: TypedInstructions): PdfProblem[] {
  const issues = BookingInstructions.safeParse(instructionsOf(typed)).error?.issues ?? [];
  const messages = new Map(issues.map(({ path, message }) => [path.join('.'), message]));
  return [...messages].map(([path, message]) => ({ path, label: fullLabelOf(path), message }));
}

/** The instructions to send with the booking: undefined if empty, without blank lines. */
export function bookingInstructions(typed: TypedInstructions): BookingInstructions | undefined {
  if (!isFilledIn(typed)) return undefined;
  const instructions = BookingInstructions.parse(instructionsOf(typed));
  const cargo_lines = instructions.cargo_lines.filter((line) =>
    Object.values(line).some((value) => value !== null && value !== ''),
  );
  return { ...instructions, cargo_lines };
}
