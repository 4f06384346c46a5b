import { readFileSync } from 'node:fs';

/** Sums the results of the parts of a test run. */
export class Results {
  passed = 0;
  failed = 0;

  /** A part with a single result: types, lint, build. */
  add(ok) {
    if (ok) this.passed += 1;
    else this.failed += 1;
  }

  /** Reads Vitest's JSON report; a file that fails to load counts as one failure. */
  addVitest(file, code) {
    const report = readReport(file);
    const brokenFiles = (report?.testResults ?? []).filter(
      (result) =>
        result.status === 'failed' && !result.assertionResults.some(({ status }) => status === 'failed'),
    );
    this.#addCounts(report?.numPassedTests ?? 0, (report?.numFailedTests ?? 0) + brokenFiles.length, code);
  }

  /** Reads Playwright's JSON report; a journey that passed on retry counts as passed. */
  addPlaywright(file, code) {
    const stats = readReport(file)?.stats;
    this.#addCounts((stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected ?? 0, code);
  }

  /** A runner that failed without a failed test, for example in set-up, counts as a failure. */
  #addCounts(passed, failed, code) {
    this.passed += passed;
    this.failed += failed === 0 && code !== 0 ? 1 : failed;
  }

  toString() {
    return `${this.passed} passed, ${this.failed} failed`;
  }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
