import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PERMISSIONS, type Permission, withImplied } from '#domain/people/permissions.ts';
import { REPRESENTATIVE_CALLERS } from '../openapi/callers.ts';
import { CALLERS, type Caller, isAdmitted, ROLES } from './callers.ts';
import { casesOf } from './cases.ts';
import type { Cell, PermissionRow, Row } from './cells.ts';
import { OPERATIONS, runMatrix } from './matrix.ts';
import { asMarkdown, textOf } from './table.ts';
import type { ViewingRow } from './viewing.ts';

const TABLE = '../../docs/isolation.md';
const MATRIX_TIMEOUT_MS = 600_000;
/** The price of the owner's shipment and of its invoice, in cents and as text. */
const OWNERS_PRICE = /7777777[79]|777,777\.7[79]/;
const MAY_KNOW: readonly Caller[] = ['owner', 'dispatcher', 'admin'];
/** Customers, their address books, requests and tariffs belong to no branch; shipments and all that is about them do. */
const WITHOUT_BRANCH = [
  'people',
  'organisations',
  'addressBook',
  'webhooks',
  'apiKeys',
  'quotes',
  'rates',
  'imports',
  'enquiries',
  'careers',
  'subscriptions',
];

let matrix: Awaited<ReturnType<typeof runMatrix>>;
beforeAll(async () => {
  matrix = await runMatrix();
}, MATRIX_TIMEOUT_MS);
afterAll(() => matrix?.end());

/** One message for each cell that fails a test, with its row and caller. */
function findings(ofCell: (cell: Cell, caller: Caller, row: Row) => string | false): string[] {
  return matrix.rows.flatMap((row) =>
    CALLERS.flatMap((caller) =>
      [row.cells[caller], row.byRpc[caller]].flatMap((cell, index) => {
        const what = cell && ofCell(cell, caller, row);
        if (!cell || what === undefined || what === false) return [];
        return [`${row.name}, ${caller}${index === 0 ? '' : ' by /api/rpc'}: ${textOf(cell)} ${what}`.trim()];
      }),
    ),
  );
}

const isOperation = ({ byRpc }: Pick<Row, 'byRpc'>) => Object.keys(byRpc).length > 0;

const leaks = () =>
  findings(({ visibility, seen }, caller, { isPublic, isByLink, group }) => {
    const mayKnow =
      MAY_KNOW.includes(caller) ||
      (caller === 'other branch' && WITHOUT_BRANCH.includes(group)) ||
      visibility === 'nothing' ||
      isByLink ||
      (isPublic && visibility === 'public');
    return !mayKnow && seen.join(', ');
  });

describe('the table', () => {
  test('has a row for every operation', () => {
    const missing = OPERATIONS.filter(({ name }) => casesOf(name).length === 0);
    expect(
      missing.map(({ name, access }) => {
        const file = access === 'signed-in' ? 'ownership-cases.ts' : 'isolation/cases.ts';
        return `Add a case for ${name} to checks/${file}.`;
      }),
    ).toEqual([]);
  });

  test('leaves out no route of the server', () =>
    expect(matrix.uncovered.map((route) => `Add ${route} to checks/isolation/addresses.ts.`)).toEqual([]));

  test('has a successful call in every row, so that refusals are meaningful', () => {
    const isServed = ({ access, cells, refuses }: Row) => {
      const hopeful = CALLERS.filter((caller) => isAdmitted(access, caller) && !refuses[caller]);
      return hopeful.length === 0 || hopeful.some((caller) => !cells[caller].isRefused);
    };
    const unserved = matrix.rows.filter((row) => isOperation(row) && !isServed(row));
    expect(unserved.map(({ name, cells }) => `${name}: ${cells.owner.text} ${cells.admin.text}`)).toEqual([]);
  });

  test('shows the owner their data in every area that stores some', () => {
    const seen = matrix.rows.filter(({ cells }) => cells.owner.visibility === 'private');
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

test('only the owner and staff see the owner’s data', () => expect(leaks()).toEqual([]));

/** What each colleague of the owner gets that their permission does not show. */
function memberFindings(ofCell: (cell: Cell, held: readonly Permission[], row: PermissionRow) => boolean) {
  return matrix.permissionRows.flatMap((row) =>
    PERMISSIONS.filter((each) => ofCell(row.cells[each], withImplied([each]), row)).map(
      (each) => `${row.name}, ${each}: ${textOf(row.cells[each])}`,
    ),
  );
}

const pricesSeen = () =>
  memberFindings(({ text }, held) => !held.includes('money') && OWNERS_PRICE.test(text));

describe('members of a company', () => {
  test('are refused without the permission, and not with it', () => {
    const wrong = memberFindings(({ outcome }, held, { permission }) => {
      const mayCall = permission.some((each) => held.includes(each));
      return mayCall === (outcome === '403');
    });
    expect(wrong).toEqual([]);
  });

  test('see no price without the permission `money`', () => {
    const invoice = matrix.permissionRows.find(({ name }) => name === 'invoices.find');
    expect(invoice?.cells.money.text).toMatch(OWNERS_PRICE);
    expect(pricesSeen()).toEqual([]);
  });
});

/** Without the time of the response, which calendar files, tracking pages and the errors of DCSA state. */
function timeless(text: string): string {
  return text.replaceAll(/DTSTAMP:\w+|"(?:errorDateTime|read_at)":"[^"]+"/g, '');
}

describe('staff who view a company', () => {
  const rowsOf = (wanted: ViewingRow['expected']) =>
    matrix.views.filter(({ expected }) => expected === wanted);

  test('get what a member gets', () => {
    const differing = rowsOf('same').filter(
      ({ member, viewing }) =>
        member.outcome !== viewing.outcome || timeless(member.text) !== timeless(viewing.text),
    );
    expect(
      differing.map(
        ({ name, member, viewing }) =>
          `${name}: ${viewing.text.slice(0, 300)} ≠ ${member.text.slice(0, 300)}`,
      ),
    ).toEqual([]);
  });

  test('are refused every write and what belongs to an account, and change nothing', () => {
    const wrong = rowsOf('refused').filter(({ viewing, byRpc }) =>
      [viewing, ...(byRpc ? [byRpc] : [])].some(
        ({ outcome, text, wrote }) =>
          outcome !== '403' || !/VIEW_ONLY|viewing as a customer/.test(text) || wrote.length > 0,
      ),
    );
    expect(
      wrong.map(({ name, viewing }) => `${name}: ${viewing.outcome} ${viewing.text.slice(0, 200)}`),
    ).toEqual([]);
    expect(rowsOf('refused').length).toBeGreaterThan(100);
  });

  test('see no more of the company than a member, over RPC too', () => {
    const others = matrix.views.filter(({ name }) => name !== 'organisations.stopViewing');
    const more = others.filter(({ member, viewing, byRpc }) =>
      [viewing, byRpc].some((cell) => cell?.visibility === 'private' && member.visibility !== 'private'),
    );
    expect(more.map(({ name }) => name)).toEqual([]);
  });
});

test('callers without access are refused before their input is parsed', () => {
  expect(
    findings(({ outcome }, caller, { access, refuses, byRpc }) => {
      if (!isOperation({ byRpc })) return false;
      // A device's key is not a person's session.
      const refused = ROLES[caller] === null || access === 'device' ? '401' : '403';
      const own = refuses[caller];
      if (own) return outcome !== String(own) && `instead of ${own}`;
      if (!isAdmitted(access, caller)) return outcome !== refused && `instead of ${refused}`;
      return (outcome === '401' || outcome === '403') && 'although admitted';
    }),
  ).toEqual([]);
});

test.each(['deactivated', 'expired'] as const)(
  'the session of a person who is %s gives no access',
  (caller) => {
    expect(
      findings((cell, current, { cells: { visitor } }) => {
        const isSame =
          textOf(cell) === textOf(visitor) &&
          (!cell.isRefused || timeless(cell.text) === timeless(visitor.text));
        return current === caller && !isSame && `where a visitor has ${textOf(visitor)}`;
      }),
    ).toEqual([]);
  },
);

test('a driver has the access of a customer', () => {
  expect(
    findings((cell, caller, { cells }) => {
      const customer = textOf(cells['another customer']);
      return caller === 'driver' && textOf(cell) !== customer && `where another customer has ${customer}`;
    }),
  ).toEqual([]);
});

test('the RPC protocol has the same access checks', () => {
  expect(
    findings((cell, caller, { cells, byRpc }) => {
      const plain = cells[caller];
      // RPC responses are always 200 on success.
      const isSame = plain.isRefused ? plain.outcome === cell.outcome : !cell.isRefused;
      return (
        cell === byRpc[caller] &&
        !(isSame && plain.visibility === cell.visibility) &&
        `where ${textOf(plain)}`
      );
    }),
  ).toEqual([]);
});

/** Admits visitors, and refuses an admin whose session ends during the call. */
const REFUSES_ENDED_SESSIONS = 'people.createAdmin';

describe('the OpenAPI document', () => {
  test('describes every response', () =>
    expect(
      matrix.rows.flatMap(({ cells }) => CALLERS.flatMap((caller) => cells[caller].undocumented)),
    ).toEqual([]));

  test.each([
    ['401 UNAUTHORIZED', [REFUSES_ENDED_SESSIONS]],
    ['403 FORBIDDEN', []],
  ])('lists %s where a caller gets it, and nowhere else', (refusal, others: string[]) => {
    const refusing = matrix.rows.flatMap(({ operation, cells }) =>
      operation && REPRESENTATIVE_CALLERS.some((caller) => cells[caller].error === refusal) ? operation : [],
    );
    expect(matrix.documented.operationsWith(refusal)).toEqual([...new Set([...refusing, ...others])].sort());
  });
});

test('nothing fails', () => {
  expect(findings(({ outcome }) => outcome.split(' ').some((status) => Number(status) >= 500) && '')).toEqual(
    [],
  );
});

test('refused calls and reads change nothing', () => {
  expect(
    findings(({ isRefused, wrote }, caller, { isReading, alwaysWrites }) => {
      // An expired session is deleted by its first call.
      const allowed = caller === 'expired' ? [...alwaysWrites, 'sessions'] : alwaysWrites;
      const tables = wrote.filter((table) => !allowed.includes(table));
      return (isRefused || isReading) && tables.length > 0 && `wrote to ${tables.join(', ')}`;
    }),
  ).toEqual([]);
});

/** Other sites can make a browser send any GET request. */
test('GET operations declare no changes', () => {
  const writing = OPERATIONS.filter(({ method, changes }) => method === 'GET' && changes.length > 0);
  expect(writing.map(({ name }) => name)).toEqual([]);
});

test('docs/isolation.md is current; to update it: npx vitest run checks/isolation -u', async () => {
  const markdown = asMarkdown(matrix.rows, matrix.permissionRows, matrix.views, {
    operations: OPERATIONS.length,
    leaks: leaks().length + pricesSeen().length,
  });
  await expect(markdown).toMatchFileSnapshot(TABLE);
});
