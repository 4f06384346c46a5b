const CONTROL_CHARACTERS = /[\p{Cc}\u2028\u2029]/gu;

/** A paper as JSON for its template. Characters that no font and no JSON reader takes are left out. */
export function pdfInputOf(paper: object): string {
  return JSON.stringify(paper, (_, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed().replace(CONTROL_CHARACTERS, printable) : value,
  );
}

function printable(character: string): string {
  return character === '\n' ? character : /[\t\r\u2028\u2029]/.test(character) ? ' ' : '';
}
