const IN_FAILED_TRANSACTION = '25P02';

/**
 * Statements of one transaction that do not need each other's answers, sent without waiting in between: the way there and
 * back is paid once. Throws what failed, not what fails because of it, and only once all have ended: none may run on
 * after the transaction has been undone.
 */
export async function pipeline<Statements extends readonly unknown[]>(
  ...statements: Statements
): Promise<{ -readonly [Each in keyof Statements]: Awaited<Statements[Each]> }> {
  const failures: unknown[] = [];
  const answers = await Promise.all(
    statements.map((statement) => Promise.resolve(statement).catch((error: unknown) => failures.push(error))),
  );
  if (failures.length > 0) throw failures.find((failure) => !isAftermath(failure)) ?? failures[0];
  return answers as never;
}

/** The answer to every statement after the one that failed: the transaction is aborted. */
function isAftermath(error: unknown): boolean {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
  return code === IN_FAILED_TRANSACTION || cause?.code === IN_FAILED_TRANSACTION;
}
