import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** One embedded cluster for the whole run, shared by every project that names it. */
const cluster = './server/database/test-cluster.ts';
/** URL of a superuser of another PostgreSQL, used instead of the embedded one. */
const testDatabaseUrl = process.env.TEST_DATABASE_URL ?? '';
/** `npm run fuzz` makes more calls, with another seed; it is fixed here, so that a run can be repeated. */
const fuzz = { calls: Number(process.env.FUZZ_CALLS ?? 2_000), seed: Number(process.env.FUZZ_SEED ?? 8) };
/** Stands in for the modules of the build. */
const builtValues = join(import.meta.dirname, 'web/built-values-for-tests.ts');
/** Checks that only read files. All others start the product, which needs a database. */
const fileChecks = ['architecture', 'asvs', 'dependencies', 'deployment', 'markdown-links', 'screens'].map(
  (name) => `checks/${name}.test.ts`,
);

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A second, the default, is too short on a busy machine; polling ends as soon as the value is right.
    expect: { poll: { timeout: 15_000 } },
    // One more than the cores, because workers wait for the database and for processes half of the time.
    maxWorkers: availableParallelism() + 1,
    // Loading the same modules again for each test file took a third of the run; no test leaves a trace in one.
    isolate: false,
    projects: [
      // `unit` and `files` need no database: `npm run check` runs them.
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['domain', 'contract', 'content', 'scripts']
            .map((area) => `${area}/**/*.test.{ts,tsx,mjs}`)
            .concat('web/**/*.test.ts'),
        },
      },
      // Pieces of the web in a simulated browser.
      {
        extends: true,
        resolve: {
          alias: { 'virtual:priced-lane': builtValues, 'virtual:download-sizes': builtValues },
        },
        test: {
          name: 'components',
          include: ['web/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['./web/browser-for-tests.ts'],
        },
      },
      { extends: true, test: { name: 'files', include: fileChecks } },
      {
        extends: true,
        test: {
          name: 'checks',
          include: ['checks/**/*.test.ts'],
          exclude: fileChecks,
          globalSetup: cluster,
          provide: { fuzz, testDatabaseUrl },
        },
      },
      {
        extends: true,
        test: {
          name: 'operations',
          include: ['{server,database}/**/*.test.ts'],
          globalSetup: cluster,
          provide: { testDatabaseUrl },
        },
      },
    ],
  },
});
