import { CALLERS } from './callers.ts';
import type { Cell, Row } from './cells.ts';

const MARKS = { nothing: '', public: ' ○', private: ' ●' } as const;

const HEAD = `# Who gets what

Every operation, file, channel and page of the product, asked by nine callers about what belongs to one customer,
the owner. Made from real requests by \`checks/isolation/isolation.test.ts\`, which fails when a cell becomes another one.
Where that is wanted, \`npx vitest run checks/isolation -u\` writes this file anew.`;

const LEGEND = `| Cell | Meaning |
|---|---|
| \`200 ●\` | answered, with something that only the owner and staff may know |
| \`200 ○\` | answered, with what is for whoever holds the tracking number or the printed document |
| \`200\`, \`201\`, \`202\` | answered, with nothing of the owner's: the caller's own, or nobody's |
| \`301\`, \`302\` | led on |
| \`401\` | refused: nobody is signed in |
| \`403\` | refused: the role does not allow it |
| \`404\` | not found, as what does not exist |
| \`refused\`, \`silence\`, \`heard\` | of a channel: not admitted, admitted and told nothing, told of a change |

- **Another customer** has as much as the owner; **driver** has nothing.
- **Device** comes with a key of its own; the owner's shipment follows it.
- **Deactivated** and **expired** come with a session that was good: the owner's for what is for everybody signed in, else an admin's.
- Each call meets the same world; what it wrote is undone. A refused call, and one that reads, wrote nothing.
- An operation is asked by its own path and by \`/api/rpc\`, there with nonsense by whom it refuses; the cell holds for both.
- A PDF, also one within a ZIP, is read like any other answer.
- A mailed link acts for whoever has it: it is asked by everybody with the owner's.`;

/** The table as Markdown, its columns aligned. */
export function asMarkdown(
  rows: readonly Row[],
  { operations, leaks }: { operations: number; leaks: number },
): string {
  const groups = Map.groupBy(rows, ({ group }) => group);
  const cells = rows.length * CALLERS.length;
  return [
    HEAD,
    `**${operations} operations, ${rows.length} rows, ${cells.toLocaleString('en')} cells, ${leaks} leaks.**`,
    LEGEND,
    ...[...groups].map(([group, members]) => `## ${group}\n\n${tableOf(members)}`),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

export function textOf({ outcome, sight }: Cell): string {
  return `${outcome}${MARKS[sight]}`;
}

function tableOf(rows: readonly Row[]): string {
  const lines = [
    ['', 'for', ...CALLERS],
    ...rows.map(({ name, access, cells }) => [
      name,
      access,
      ...CALLERS.map((caller) => textOf(cells[caller])),
    ]),
  ];
  const widths =
    lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  const [head = [], ...body] = lines.map((line) =>
    line.map((text, column) => text.padEnd(widths[column] ?? 0)),
  );
  const rule = widths.map((width) => '-'.repeat(width));
  return [head, rule, ...body].map((line) => `| ${line.join(' | ')} |`).join('\n');
}
