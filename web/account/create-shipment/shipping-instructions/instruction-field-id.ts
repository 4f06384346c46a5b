/** The id of a control, by its field of the instructions: what leads from a problem to its field. */
export function instructionFieldId(path: string): string {
  return `instructions.${path}`;
}
