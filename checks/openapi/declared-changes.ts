/**
 * Breaking changes of the API that were decided, as the check words them, with the day under which the changelog of the
 * API (content/guides/api-changelog.ts) announces each. They are removed with the next release.
 */
export const DECLARED_CHANGES: Readonly<Record<string, string>> = {};
