import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CALLERS, type Caller, isAdmitted, ROLES } from './callers.ts';
import { questionsAbout } from './cases.ts';
import type { Cell, Row } from './cells.ts';
import { OPERATIONS, walk } from './matrix.ts';
import { asMarkdown, textOf } from './table.ts';

const TABLE = '../../docs/isolation.md';
const WALK_MS = 600_000;
const MAY_KNOW: readonly Caller[] = ['owner', 'dispatcher', 'admin'];

let walked: Awaited<ReturnType<typeof walk>>;
beforeAll(async () => {
  walked = await walk();
}, WALK_MS);
afterAll(() => walked?.end());

/** The cells of which something is to be said, each with its place. */
function said(ofCell: (cell: Cell, caller: Caller, row: Row) => string | false): string[] {
  return walked.rows.flatMap((row) =>
    CALLERS.flatMap((caller) =>
      [row.cells[caller], row.byPages[caller]].flatMap((cell, index) => {
        const what = cell && ofCell(cell, caller, row);
        if (!cell || what === undefined || what === false) return [];
        return [`${row.name}, ${caller}${index === 0 ? '' : ' by /api/rpc'}: ${textOf(cell)} ${what}`.trim()];
      }),
    ),
  );
}

const isOperation = ({ byPages }: Pick<Row, 'byPages'>) => Object.keys(byPages).length > 0;

const leaks = () =>
  said(({ sight, seen }, caller, { isPublic }) => {
    const mayKnow = MAY_KNOW.includes(caller) || sight === 'nothing' || (isPublic && sight === 'public');
    return !mayKnow && seen.join(', ');
  });

describe('the table', () => {
  test('has a row of every operation', () => {
    const missing = OPERATIONS.filter(({ name }) => questionsAbout(name).length === 0);
    expect(
      missing.map(({ name, access }) => {
        const file = access === 'signed-in' ? 'ownership-questions.ts' : 'isolation/questions.ts';
        return `Say in checks/${file} how ${name} is asked about what is somebody’s.`;
      }),
    ).toEqual([]);
  });

  test('leaves out no route of the server', () =>
    expect(walked.unasked.map((route) => `Add ${route} to checks/isolation/addresses.ts.`)).toEqual([]));

  test('serves somebody in every row, so that a refusal is no accident', () => {
    const isServed = ({ access, cells, refuses }: Row) => {
      const hopeful = CALLERS.filter((caller) => isAdmitted(access, caller) && !refuses[caller]);
      return hopeful.length === 0 || hopeful.some((caller) => !cells[caller].isRefused);
    };
    const unserved = walked.rows.filter((row) => isOperation(row) && !isServed(row));
    expect(unserved.map(({ name, cells }) => `${name}: ${cells.owner.told} ${cells.admin.told}`)).toEqual([]);
  });

  test('shows the owner what is theirs in every area that keeps something of them', () => {
    const seen = walked.rows.filter(({ cells }) => cells.owner.sight === 'private');
    expect(seen.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'people.profile',
        'shipments.mine',
        'tracking.details',
        'invoices.pdf',
        'documents.archive',
        'quotes.mine',
        'notifications.list',
        'notifications',
      ]),
    );
  });
});

test('nobody but the owner and staff knows what is the owner’s', () => expect(leaks()).toEqual([]));

test('whom the contract does not admit is refused before anything that they sent is looked at', () => {
  expect(
    said(({ outcome }, caller, { access, refuses, byPages }) => {
      if (!isOperation({ byPages })) return false;
      // No person's role is a device's key.
      const refused = ROLES[caller] === null || access === 'device' ? '401' : '403';
      const own = refuses[caller];
      if (own) return outcome !== String(own) && `instead of ${own}`;
      if (!isAdmitted(access, caller)) return outcome !== refused && `instead of ${refused}`;
      return (outcome === '401' || outcome === '403') && 'although admitted';
    }),
  ).toEqual([]);
});

test.each(['deactivated', 'expired'] as const)('the session of somebody %s is none', (caller) => {
  expect(
    said((cell, asking, { cells: { visitor } }) => {
      const isSame = textOf(cell) === textOf(visitor) && (!cell.isRefused || cell.told === visitor.told);
      return asking === caller && !isSame && `where a visitor has ${textOf(visitor)}`;
    }),
  ).toEqual([]);
});

test('a driver is one more customer', () => {
  expect(
    said((cell, caller, { cells }) => {
      const customer = textOf(cells['another customer']);
      return caller === 'driver' && textOf(cell) !== customer && `where another customer has ${customer}`;
    }),
  ).toEqual([]);
});

test('the protocol of the pages goes through the same gate', () => {
  expect(
    said((cell, caller, { cells, byPages }) => {
      const plain = cells[caller];
      // Its successes are all 200.
      const isSame = plain.isRefused ? plain.outcome === cell.outcome : !cell.isRefused;
      return cell === byPages[caller] && !(isSame && plain.sight === cell.sight) && `where ${textOf(plain)}`;
    }),
  ).toEqual([]);
});

test('nothing fails', () => {
  expect(said(({ outcome }) => outcome.split(' ').some((status) => Number(status) >= 500) && '')).toEqual([]);
});

test('what is refused, and what only reads, changes nothing', () => {
  expect(
    said(({ isRefused, wrote }, caller, { isReading, keeps }) => {
      // A session that has expired goes with the first call that it comes with.
      const allowed = caller === 'expired' ? [...keeps, 'sessions'] : keeps;
      const tables = wrote.filter((table) => !allowed.includes(table));
      return (isRefused || isReading) && tables.length > 0 && `wrote to ${tables.join(', ')}`;
    }),
  ).toEqual([]);
});

/** Other sites can have a browser GET whatever they like. */
test('what is asked with GET makes nothing stale', () => {
  const writing = OPERATIONS.filter(({ method, changes }) => method === 'GET' && changes.length > 0);
  expect(writing.map(({ name }) => name)).toEqual([]);
});

test('docs/isolation.md says so; if it should say otherwise: npx vitest run checks/isolation -u', async () => {
  const markdown = asMarkdown(walked.rows, { operations: OPERATIONS.length, leaks: leaks().length });
  await expect(markdown).toMatchFileSnapshot(TABLE);
});
