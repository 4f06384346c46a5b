import { PERMISSIONS } from '#domain/people/permissions.ts';
import { CALLERS } from './callers.ts';
import type { Cell, PermissionRow, Row } from './cells.ts';
import type { ViewingRow } from './viewing.ts';

const MARKS = { nothing: '', public: ' ○', private: ' ●' } as const;

const HEAD = `# Access matrix

Every operation, file, channel and page of the product, called by ten callers for the data of one customer, the
owner. Generated from real requests by \`checks/isolation/isolation.test.ts\`, which fails when a cell changes. After an
intended change, \`npx vitest run checks/isolation -u\` rewrites this file.`;

const LEGEND = `| Cell | Meaning |
|---|---|
| \`200 ●\` | success, with data that only the owner and staff may see |
| \`200 ○\` | success, with data for anyone with the tracking number or the printed document |
| \`200\`, \`201\`, \`202\` | success, without data of the owner |
| \`301\`, \`302\` | redirect |
| \`401\` | refused: nobody is signed in |
| \`403\` | refused: the role does not allow it |
| \`404\` | not found, like a record that does not exist |
| \`refused\`, \`silence\`, \`received\` | channels: subscription refused, subscribed without messages, change received |

- **Another customer** has the same records as the owner; **driver** has none.
- **Other branch** is a dispatcher limited to a branch that has none of the owner's shipments. Customers, quotes and applications belong to no
  branch.
- **Device** uses its own API key; the owner's shipment is linked to it.
- **Deactivated** and **expired** use a session that was valid before: the owner's for operations of signed-in people, else an admin's.
- Each call runs on the same data; its writes are rolled back. Refused calls and reads wrote nothing.
- An operation is called by its path and over \`/api/rpc\`, there with invalid input where it refuses the caller; the cell is true for both.
- PDFs, also inside a ZIP, are read like any other response.
- A mailed link works for anyone who has it: every caller uses the owner's.`;

const BY_PERMISSION = `## Members of a company, by their permission

The operations about records of a company, called by four colleagues of the owner who hold one permission each. Without
\`money\` no response contains a price of the owner's shipments.`;

const WHILE_VIEWING = `## Staff who view a company

The same calls by a member of the owner's company with every permission, and by a dispatcher who views the company
(\`organisations.view\`). Reads have the same response; writes, and reads about a person's own account, are refused.`;

/** The table as Markdown, its columns aligned. */
export function asMarkdown(
  rows: readonly Row[],
  permissionRows: readonly PermissionRow[],
  views: readonly ViewingRow[],
  { operations, leaks }: { operations: number; leaks: number },
): string {
  const groups = Map.groupBy(rows, ({ group }) => group);
  const cells = rows.length * CALLERS.length;
  return [
    HEAD,
    `**${operations} operations, ${rows.length} rows, ${cells.toLocaleString('en')} cells, ${leaks} leaks.**`,
    LEGEND,
    ...[...groups].map(([group, members]) => `## ${group}\n\n${tableOf(members)}`),
    BY_PERMISSION,
    aligned([
      ['', 'needs', ...PERMISSIONS],
      ...permissionRows.map(({ name, permission, cells }) => [
        name,
        permission.join(' or '),
        ...PERMISSIONS.map((each) => textOf(cells[each])),
      ]),
    ]),
    WHILE_VIEWING,
    aligned([
      ['', 'member', 'viewing'],
      ...views.map(({ name, member, viewing }) => [name, textOf(member), textOf(viewing)]),
    ]),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

export function textOf({ outcome, visibility }: Cell): string {
  return `${outcome}${MARKS[visibility]}`;
}

function tableOf(rows: readonly Row[]): string {
  return aligned([
    ['', 'for', ...CALLERS],
    ...rows.map(({ name, access, cells }) => [
      name,
      access,
      ...CALLERS.map((caller) => textOf(cells[caller])),
    ]),
  ]);
}

function aligned(lines: readonly (readonly string[])[]): string {
  const widths =
    lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  const [head = [], ...body] = lines.map((line) =>
    line.map((text, column) => text.padEnd(widths[column] ?? 0)),
  );
  const rule = widths.map((width) => '-'.repeat(width));
  return [head, rule, ...body].map((line) => `| ${line.join(' | ')} |`).join('\n');
}
