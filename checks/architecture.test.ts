import { describe, expect, test } from 'vitest';
import type { Law } from './architecture.ts';
import * as laws from './architecture.ts';
import { type SourceFile, sourceFiles } from './source-files.ts';

/** For each law a planted violation, which it must find: a law that finds nothing anywhere is no law. */
const planted: Record<keyof typeof laws, SourceFile[]> = {
  layersImportDownwards: [{ path: 'contract/x.ts', text: "import { x } from '#server/router.ts';" }],
  domainAndContractUseFewPackages: [{ path: 'domain/people/x.ts', text: "import { v7 } from 'uuid';" }],
  domainAreasFormNoCircle: [
    { path: 'domain/places/x.ts', text: "import { y } from '../routing/y.ts';" },
    { path: 'domain/routing/y.ts', text: "import { x } from '#domain/places/x.ts';" },
  ],
  domainIsPure: [{ path: 'domain/people/x.ts', text: 'const now = new Date();' }],
  onlyTheEnvironmentReadsTheProcess: [{ path: 'server/x.ts', text: 'process.env.PORT' }],
  verbsDoNotCallVerbs: [
    { path: 'server/router.ts', text: "import { find } from './tracking/find.ts';" },
    { path: 'server/shipments/create.ts', text: "import { find } from '../tracking/find.ts';" },
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
  webImportsDownwards: [{ path: 'web/ui/x.tsx', text: "import { api } from '../api/client.ts';" }],
  webTakesOnlyTypesFromTheContract: [
    { path: 'web/api/x.ts', text: "import { contract } from '#contract/contract.ts';" },
  ],
  zodIsImportedWhole: [{ path: 'domain/people/x.ts', text: "import { z } from 'zod';" }],
  filesHaveNames: [{ path: 'server/utils.ts', text: '' }],
  exportsHaveNames: [{ path: 'server/x.ts', text: 'export default 1;' }],
};

const files = sourceFiles();

describe.each(Object.entries(laws) as [keyof typeof laws, Law][])('%s', (name, law) => {
  test('is kept', () => expect(law(files)).toEqual([]));
  test('finds a planted violation', () => expect(law(planted[name])).not.toEqual([]));
});

test('there is source to look at', () => expect(files.length).toBeGreaterThan(100));
