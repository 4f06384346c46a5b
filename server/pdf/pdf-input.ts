const CONTROL_CHARACTERS = /[\p{Cc}\u2028\u2029]/gu;

/** The template’s input as JSON, without characters that no font or JSON reader supports. */
export function pdfInputOf(input: object): string {
  return JSON.stringify(input, (_, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed().replace(CONTROL_CHARACTERS, printable) : value,
  );
}

function printable(character: string): string {
  return character === '\n' ? character : /[\t\r\u2028\u2029]/.test(character) ? ' ' : '';
}
