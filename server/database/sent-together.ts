/**
 * Statements of one transaction that go out together and are done in this order: the way there and back is paid once.
 * Throws what the first of them threw; those after it only fail because it did.
 */
export async function sentTogether<Statements extends readonly unknown[]>(
  ...statements: Statements
): Promise<{ -readonly [Each in keyof Statements]: Awaited<Statements[Each]> }> {
  const settled = await Promise.allSettled(statements);
  for (const one of settled) if (one.status === 'rejected') throw one.reason;
  return settled.map((one) => (one as PromiseFulfilledResult<unknown>).value) as never;
}
