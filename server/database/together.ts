/**
 * Statements of one transaction that do not need each other's answers, sent without waiting in between. Where one of
 * them fails, that is thrown once all have ended: none may run on after the transaction has been undone.
 */
export async function together(...works: readonly PromiseLike<unknown>[]): Promise<void> {
  const failures: unknown[] = [];
  await Promise.all(
    works.map((work) =>
      work.then(
        () => {},
        (error: unknown) => failures.push(error),
      ),
    ),
  );
  // What failed first is why the others did.
  if (failures.length > 0) throw failures[0];
}
