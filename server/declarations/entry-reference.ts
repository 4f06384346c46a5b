import { MAX_REFERENCES, normalizeReference } from '#domain/shipment-file/reference.ts';
import { signedIn } from '../api/call-context.ts';
import { fieldIssue } from '../api/errors/field-issue.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { newId } from '../database/statements/columns.ts';
import { touchInstructions } from '../documents/shipping-instructions-table.ts';
import type { MilestonesContext } from '../milestones/operations.ts';
import {
  listReferences,
  type ReferenceRecord,
  replaceReferences,
} from '../shipment-file/references-table.ts';
import type { DeclarationRecord } from './declarations-table.ts';

/** What the reference of a declaration states: its number, '' for none, and the customs office. */
type Entry = Pick<DeclarationRecord, 'number' | 'office'>;

interface EntryChange {
  shipment_id: string;
  from: Entry;
  to: Entry;
  /** The numbers of the other declarations. */
  others: readonly string[];
}

export const NO_ENTRY: Entry = { number: '', office: '' };

/** Makes the number of a declaration a reference of the shipment, in place of its former one, so that searches find it. */
export async function changeEntryReference(
  transaction: Transaction,
  context: Pick<MilestonesContext, 'now' | 'person'>,
  change: EntryChange,
): Promise<void> {
  const { shipment_id, from, to } = change;
  if (from.number === to.number && from.office === to.office) return;
  const before = await listReferences(transaction, shipment_id);
  const after = referencesAfter(before, change);
  if (!after) return;
  if (after.length > Math.max(before.length, MAX_REFERENCES))
    throw fieldIssue('number', `The shipment already has ${MAX_REFERENCES} references.`);
  await replaceReferences(
    transaction,
    shipment_id,
    after.map((reference, position) => ({ ...reference, position })),
  );
  await touchInstructions(transaction, shipment_id, {
    updated_at: context.now(),
    updated_by: signedIn(context).user_id,
  });
}

/** The references with that of the declaration changed; undefined where they stay as they are. */
function referencesAfter(
  before: readonly ReferenceRecord[],
  { shipment_id, from, to, others }: EntryChange,
): ReferenceRecord[] | undefined {
  const [former, normalized] = [normalizeReference(from.number), normalizeReference(to.number)];
  const isEntry = (number: string) => (each: ReferenceRecord) =>
    each.kind === 'ENTRY' && each.normalized === number;
  const stated = { value: to.number, normalized, issuer: to.office };
  if (former === normalized) {
    const changed = before.map((each) => (isEntry(former)(each) ? { ...each, ...stated } : each));
    return before.some(isEntry(former)) ? changed : undefined;
  }
  const isShared = others.some((number) => normalizeReference(number) === former);
  const left = isShared ? before : before.filter((each) => !isEntry(former)(each));
  if (normalized === '' || left.some(isEntry(normalized)))
    return left.length === before.length ? undefined : [...left];
  const id = (!isShared && before.find(isEntry(former))?.id) || newId();
  return [...left, { id, shipment_id, kind: 'ENTRY', position: 0, ...stated }];
}
