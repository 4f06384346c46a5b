import { expect, test } from 'vitest';
import { ACTION_NAMES } from '../domain/audit/action-names.ts';
import { AREAS } from '../web/console/audit/audit-view.ts';
import { isTest, sourceFiles } from './source-files.ts';

/** Lines of the server that record an action: `action: 'branches.create'`, `changeTariff('rates.removeLine', …`. */
const RECORDED = /(?:\baction\b.*|\b(?:changeTariff|editFile|auditSubscription)\(.*|\bentryOf\(.*)$/gm;
const ACTION = /'([a-z][A-Za-z]*)\.([a-z][A-Za-z]*)'/g;

const actions = new Set(
  sourceFiles()
    .filter((file) => file.path.startsWith('server/') && !isTest(file))
    .flatMap(({ text }) => text.match(RECORDED) ?? [])
    .flatMap((line) => [...line.matchAll(ACTION)].map(([, area, verb]) => `${area}.${verb}`)),
);

test('finds what the server records', () => {
  expect([...actions]).toEqual(expect.arrayContaining(['branches.create', 'rates.removeLine']));
});

test.each([...actions].sort())('%s has a label and an area in the audit trail', (action) => {
  expect(ACTION_NAMES[action]).toBeDefined();
  expect(AREAS).toHaveProperty(action.split('.')[0] as string);
});
