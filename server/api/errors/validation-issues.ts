import type { ValidationError } from '@orpc/server';

/** Far more than any form has; a body can contain a hundred thousand fields. */
const MAX_ISSUES = 200;
const UNKNOWN_FIELD = 'Unknown field.';
/** Zod’s own message for a union; ours say more. */
const NO_MEMBER = 'Invalid input';

type Issue = ValidationError['issues'][number];

/** The validation issues of an input, with the path of each field. */
export function validationIssues({ issues }: ValidationError): { path: string; message: string }[] {
  return issues.flatMap(ofUnion).flatMap(byField).slice(0, MAX_ISSUES);
}

/** Zod says only that a value fits no member of a union; these are the issues of the member that it fits best. */
function ofUnion(issue: Issue): readonly Issue[] {
  if (!isUnion(issue) || issue.message !== NO_MEMBER) return [issue];
  const members = issue.errors.filter((issues) => issues.length > 0);
  const sameType = members.filter((issues) => !issues.some(isOfAnotherType));
  const [best = []] = (sameType.length > 0 ? sameType : members)
    .toReversed()
    .toSorted((a, b) => a.length - b.length);
  return best.length === 0
    ? [issue]
    : best.flatMap((each) => ofUnion({ ...each, path: [...(issue.path ?? []), ...(each.path ?? [])] }));
}

function isUnion(issue: Issue): issue is Issue & { errors: Issue[][] } {
  return 'code' in issue && issue.code === 'invalid_union' && 'errors' in issue;
}

function isOfAnotherType(issue: Issue): boolean {
  return 'code' in issue && issue.code === 'invalid_type' && (issue.path ?? []).length === 0;
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
