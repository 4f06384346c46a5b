import { readFileSync } from 'node:fs';

/** Sums the results of the parts of a test run. */
export class Results {
  passed = 0;
  failed = 0;
  /** Failed tests and parts by name, because the output of a run is longer than what a terminal or a CI server shows. */
  failures = [];
  /** Tests that failed first and passed on a retry. */
  flaky = [];

  /** A part with a single result, such as the types. */
  add(name, ok) {
    if (ok) this.passed += 1;
    else {
      this.failed += 1;
      this.failures.push(name);
    }
  }

  /** Reads Vitest's JSON report; a file that fails to load counts as one failure. */
  addVitest(file, code) {
    const report = readReport(file);
    const brokenFiles = (report?.testResults ?? []).filter(
      (result) =>
        result.status === 'failed' && !result.assertionResults.some(({ status }) => status === 'failed'),
    );
    this.failures.push(...failedTests(report?.testResults ?? []));
    this.#addCounts(report?.numPassedTests ?? 0, (report?.numFailedTests ?? 0) + brokenFiles.length, code);
  }

  /** Reads Playwright's JSON report; a journey that passed on retry counts as passed and is listed as flaky. */
  addPlaywright(file, code) {
    const report = readReport(file);
    const stats = report?.stats;
    this.flaky.push(...testsThat('flaky', report?.suites ?? []));
    this.failures.push(...testsThat('unexpected', report?.suites ?? []));
    this.#addCounts((stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected ?? 0, code);
  }

  /** A runner that failed without a failed test, for example in set-up, counts as a failure. */
  #addCounts(passed, failed, code) {
    this.passed += passed;
    this.failed += failed === 0 && code !== 0 ? 1 : failed;
  }

  toString() {
    const failed = this.failures.map((name) => `failed: ${name}`);
    const flaky = this.flaky.map((name) => `flaky, passed on a retry: ${name}`);
    return [...failed, ...flaky, `${this.passed} passed, ${this.failed} failed`].join('\n');
  }
}

/** Each failed test with the first line of its message, and each file that did not load. */
function failedTests(files) {
  return files.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [`${name}: ${firstLine(message)}`];
    return failed.map(
      ({ fullName, failureMessages }) => `${name} › ${fullName}: ${firstLine(failureMessages?.[0])}`,
    );
  });
}

const firstLine = (text = '') => text.split('\n', 1)[0];

/** Playwright nests: a file, its groups, their tests. A file's own title is its path. */
function testsThat(outcome, suites, titles = []) {
  return suites.flatMap(({ title, suites: groups = [], specs = [] }) => {
    const path = [...titles, title];
    const own = specs
      .filter(({ tests }) => tests.some(({ status }) => status === outcome))
      .map((spec) => [...path, spec.title].join(' › '));
    return [...own, ...testsThat(outcome, groups, path)];
  });
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
