const BRANCH_CODE = /^[A-Z0-9]{2,8}$/;
const MAX_CHOICES = 20;

/** The codes of the branches in the address, which filter the shipments and their counters. */
export function branchParameter(parameters: URLSearchParams): string[] {
  const codes = parameters.get('branch')?.split(',') ?? [];
  return codes.filter((code) => BRANCH_CODE.test(code)).slice(0, MAX_CHOICES);
}
