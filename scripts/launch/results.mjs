import { readFileSync } from 'node:fs';

/** Adds up what the parts of a test run found. */
export class Results {
  passed = 0;
  failed = 0;

  /** A part that is one yes or no: the types, the lint, the build. */
  add(ok) {
    if (ok) this.passed += 1;
    else this.failed += 1;
  }

  /** Vitest's JSON report; a file that does not even load is one failure. */
  addVitest(file, code) {
    const report = readReport(file);
    const brokenFiles = (report?.testResults ?? []).filter(
      (result) =>
        result.status === 'failed' && !result.assertionResults.some(({ status }) => status === 'failed'),
    );
    this.#addCounts(report?.numPassedTests ?? 0, (report?.numFailedTests ?? 0) + brokenFiles.length, code);
  }

  /** Playwright's JSON report; a journey that passed at its second try has passed. */
  addPlaywright(file, code) {
    const stats = readReport(file)?.stats;
    this.#addCounts((stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected ?? 0, code);
  }

  /** A runner that failed without naming a test, say in its set-up, must not look like a success. */
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
