import { BookingInstructions } from '#domain/documents/shipping-instructions.ts';
import { fullLabelOf } from './instruction-labels.ts';
import { instructionsOf, isTold, type TypedInstructions } from './typed-instructions.ts';

/** Something told for the papers that cannot stand there. */
export interface PdfProblem {
  path: string;
  label: string;
  message: string;
}

/** What the rules say against it, in the order of the form; one problem for each field. */
export function pdfProblems(typed: TypedInstructions): PdfProblem[] {
  const issues = BookingInstructions.safeParse(instructionsOf(typed)).error?.issues ?? [];
  const messages = new Map(issues.map(({ path, message }) => [path.join('.'), message]));
  return [...messages].map(([path, message]) => ({ path, label: fullLabelOf(path), message }));
}

/** What is sent with the booking: undefined where nothing was told; lines left blank are no lines. */
export function bookingInstructions(typed: TypedInstructions): BookingInstructions | undefined {
  if (!isTold(typed)) return undefined;
  const instructions = BookingInstructions.parse(instructionsOf(typed));
  const cargo_lines = instructions.cargo_lines.filter((line) =>
    Object.values(line).some((value) => value !== null && value !== ''),
  );
  return { ...instructions, cargo_lines };
}
