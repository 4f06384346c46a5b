import { stuffedPieces } from '#domain/shipment-file/stuffing.ts';
import { fieldIssue, fieldIssues } from '../api/errors/field-issue.ts';

/** Throws 422 where cargo lines, which replace others, lack pieces that are stuffed in equipment. */
export function refuseMissingPieces(
  path: string,
  equipment: Parameters<typeof stuffedPieces>[0],
  lines: readonly { id: string; pieces: number | null }[],
): void {
  const stuffed = stuffedPieces(equipment);
  const short = lines.flatMap(({ id, pieces }, index) => {
    const needed = stuffed.get(id) ?? 0;
    return pieces !== null && pieces < needed
      ? [
          {
            path: `${path}.${index}.pieces`,
            message: `${needed} of these pieces are stuffed in containers.`,
          },
        ]
      : [];
  });
  if (short.length > 0) throw fieldIssues(short);
  const ids = new Set(lines.map(({ id }) => id));
  if ([...stuffed.keys()].some((id) => !ids.has(id)))
    throw fieldIssue(path, 'A line that is stuffed in a container cannot be removed. Unstuff it first.');
}
