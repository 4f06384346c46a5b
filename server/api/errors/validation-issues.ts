import type { ValidationError } from '@orpc/server';

/** Far more than any form has; a body can contain a hundred thousand fields. */
const MOST_ISSUES = 200;
const UNKNOWN_FIELD = 'Unknown field.';

type Issue = ValidationError['issues'][number];

/** The validation issues of an input, with the path of each field. */
export function validationIssues({ issues }: ValidationError): { path: string; message: string }[] {
  return issues.flatMap(byField).slice(0, MOST_ISSUES);
}

/** Zod reports all unknown fields of an object as one issue. */
function byField(issue: Issue): { path: string; message: string }[] {
  const path = (issue.path ?? []).map((part) => (typeof part === 'object' ? part.key : part));
  if (!hasKeys(issue)) return [{ path: path.join('.'), message: issue.message }];
  return issue.keys.map((key) => ({ path: [...path, key].join('.'), message: UNKNOWN_FIELD }));
}

function hasKeys(issue: Issue): issue is Issue & { keys: string[] } {
  return 'code' in issue && issue.code === 'unrecognized_keys';
}
