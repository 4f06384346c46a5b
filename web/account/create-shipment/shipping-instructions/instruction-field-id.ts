/** The id of a control, by its field of the instructions; error links target it. */
export function instructionFieldId(path: string): string {
  return `instructions.${path}`;
}
