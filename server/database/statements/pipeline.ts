const IN_FAILED_TRANSACTION = '25P02';

/**
 * Pipelines statements of one transaction that don’t depend on each other, which saves round trips. Throws
 * the first real failure, not errors that follow from it, and only after all statements have ended, because
 * none may still run after the transaction is rolled back.
 */
export async function pipeline<Statements extends readonly unknown[]>(
  ...statements: Statements
): Promise<{ -readonly [Each in keyof Statements]: Awaited<Statements[Each]> }> {
  const failures: unknown[] = [];
  const results = await Promise.all(
    statements.map((statement) => Promise.resolve(statement).catch((error: unknown) => failures.push(error))),
  );
  if (failures.length > 0) throw failures.find((failure) => !isAftermath(failure)) ?? failures[0];
  return results as never;
}

/** PostgreSQL rejects every statement after a failed one, because the transaction is aborted. */
function isAftermath(error: unknown): boolean {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
  return code === IN_FAILED_TRANSACTION || cause?.code === IN_FAILED_TRANSACTION;
}
