import { describe, expect, test } from 'vitest';
import type { Rule } from './architecture.ts';
import * as rules from './architecture.ts';
import { type SourceFile, sourceFiles } from './source-files.ts';

/** A planted violation for each rule, which proves that the rule can fail. */
const planted: Record<keyof typeof rules, SourceFile[]> = {
  layersImportDownwards: [{ path: 'contract/x.ts', text: "import { x } from '#server/router.ts';" }],
  domainAndContractUseFewPackages: [{ path: 'domain/people/x.ts', text: "import { v7 } from 'uuid';" }],
  domainAreasFormNoCircle: [
    { path: 'domain/places/x.ts', text: "import { y } from '../routing/y.ts';" },
    { path: 'domain/routing/y.ts', text: "import { x } from '#domain/places/x.ts';" },
  ],
  domainIsPure: [{ path: 'domain/people/x.ts', text: 'const now = new Date();' }],
  onlyTheEnvironmentReadsTheProcess: [{ path: 'server/x.ts', text: 'process.env.PORT' }],
  verbsDoNotCallVerbs: [
    { path: 'server/tracking/router.ts', text: "import { find } from './find.ts';" },
    { path: 'server/shipments/create.ts', text: "import { find } from '../tracking/find.ts';" },
  ],
  areasNameTheirDependencies: [{ path: 'server/x/y.ts', text: 'function book(context: CallContext) {}' }],
  trackingDoesNotImportShipments: [
    { path: 'server/tracking/x.ts', text: "import { create } from '../shipments/create.ts';" },
  ],
  tablesAreWrittenInTheirOwnFile: [{ path: 'server/x/y.ts', text: 'db.insert(users).values({})' }],
  writesAreOneTransaction: [
    {
      path: 'server/x/x-table.ts',
      text: 'export async function insertX(connection: Connection) {\n  await connection.insert(xs).values({});\n}',
    },
    {
      path: 'server/x/y.ts',
      text: 'await insertX(context.database.db, {});\nawait database.transaction(work);',
    },
  ],
  onlyTheClientCallsTheServer: [{ path: 'web/map/x.ts', text: "fetch('/api/views', { method: 'POST' })" }],
  onlyTheClientMakesIdempotencyKeys: [
    {
      path: 'web/console/x.tsx',
      text: 'const key = useRef(uuid());\nsend({ context: { idempotencyKey: key } });',
    },
  ],
  onlyFormsSave: [{ path: 'web/console/x.ts', text: "import { useMutation } from '@tanstack/react-query';" }],
  webImportsDownwards: [{ path: 'web/ui/x.tsx', text: "import { api } from '../api/client.ts';" }],
  webTakesOnlyTypesFromTheContract: [
    { path: 'web/api/x.ts', text: "import { contract } from '#contract/contract.ts';" },
  ],
  zodIsImportedWhole: [{ path: 'domain/people/x.ts', text: "import { z } from 'zod';" }],
  groupVariantsAreNotStructural: [{ path: 'web/x.tsx', text: '<li className="group-last:hidden" />' }],
  mocksResetModules: [{ path: 'web/x.test.tsx', text: "vi.mock('./y.ts', () => ({}));" }],
  ownModulesAreNotMocked: [{ path: 'web/x.test.tsx', text: "vi.mock('#web/y.ts', () => ({}));" }],
  filesHaveNames: [{ path: 'server/utils.ts', text: '' }],
  foldersAreSmall: Array.from({ length: 41 }, (_, index) => ({ path: `server/x/${index}.ts`, text: '' })),
  exportsHaveNames: [{ path: 'server/x.ts', text: 'export default 1;' }],
  namesAreStandardTerms: [{ path: 'tools/x.ts', text: 'export function toldAt() {}' }],
  filesAreNouns: [{ path: 'web/status-words.ts', text: '' }],
  commentsAreStandardTerms: [{ path: 'tools/x.ts', text: '/** Whoever asks is refused. */' }],
};

const files = sourceFiles();

describe.each(Object.entries(rules) as [keyof typeof rules, Rule][])('%s', (name, rule) => {
  test('is met', () => expect(rule(files)).toEqual([]));
  test('finds a planted violation', () => expect(rule(planted[name])).not.toEqual([]));
});

describe('vocabulary', () => {
  test.each([
    ['server/api/once.ts', '', rules.filesAreNouns],
    ['server/jobs/folded.ts', '', rules.filesAreNouns],
    ['server/jobs/undone.test.ts', '', rules.filesAreNouns],
    ['web/error-texts.ts', '', rules.filesAreNouns],
    ['web/console/business/x.ts', '', rules.filesAreNouns],
    ['server/live/tell-changed.ts', '', rules.namesAreStandardTerms],
    ['server/papers/x.ts', '', rules.namesAreStandardTerms],
    ['tools/x.ts', 'throw new TooBusy();', rules.namesAreStandardTerms],
    ['tools/x.ts', 'const NOT_ONCE = {};', rules.namesAreStandardTerms],
    ['tools/x.ts', 'row.heard_at', rules.namesAreStandardTerms],
    ['tools/x.tsx', 'return <DeskTable />;', rules.namesAreStandardTerms],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source code
    ['tools/x.ts', 'const x = () => `a ${b(`c ${told}`)} d`;', rules.namesAreStandardTerms],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source code
    ['tools/x.ts', 'const x = `a ${b}`; // the desk', rules.commentsAreStandardTerms],
    ['tools/x.ts', '// Every write is once per key.', rules.commentsAreStandardTerms],
    ['tools/x.ts', 'run(/[\'"]/); // the desk', rules.commentsAreStandardTerms],
  ] as const)('refuses %s with %j', (path, text, rule) => expect(rule([{ path, text }])).toHaveLength(1));

  test.each([
    ['tools/x.ts', "const sentence = 'You were told.';"],
    ['tools/x.ts', 'const pattern = /told|kept/;'],
    ['tools/x.tsx', 'return <p>We told you so.</p>;'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source code
    ['tools/x.ts', 'const x = `told ${b} kept // desk`;'],
    ['tools/x.ts', 'type Size = PaperSize;'],
    ['tools/x.ts', "socket.once('open', start); // Once open, start."],
    ['web/public/news/feed.ts', ''],
  ])('accepts %s with %j', (path, text) => {
    for (const rule of [rules.filesAreNouns, rules.namesAreStandardTerms, rules.commentsAreStandardTerms])
      expect(rule([{ path, text }])).toEqual([]);
  });
});

test('source files are found', () => expect(files.length).toBeGreaterThan(100));
