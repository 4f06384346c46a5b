import { readFile, writeFile } from 'node:fs/promises';

/** Replaces the lines between `<!-- name -->` and `<!-- /name -->` in a file. */
export async function writeBetween(file: string, name: string, lines: readonly string[]): Promise<void> {
  const text = await readFile(file, 'utf8');
  const { before, after } = around(text, name, file);
  await writeFile(file, `${before}\n\n${lines.join('\n')}\n\n${after}`);
}

/** The current lines. */
export async function readBetween(file: string, name: string): Promise<string[]> {
  const { between } = around(await readFile(file, 'utf8'), name, file);
  return between.split('\n').filter((line) => line !== '');
}

function around(text: string, name: string, file: string) {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [first, last] = [text.indexOf(start), text.indexOf(end)];
  if (first < 0 || last < first) throw new Error(`${file} has no place for ${name}.`);
  return {
    before: text.slice(0, first + start.length),
    between: text.slice(first + start.length, last),
    after: text.slice(last),
  };
}
