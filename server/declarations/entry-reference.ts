import { MAX_REFERENCES, normalizeReference } from '#domain/shipment-file/reference.ts';
import { signedIn } from '../api/call-context.ts';
import { fieldIssue } from '../api/errors/field-issue.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { newId } from '../database/statements/columns.ts';
import { touchInstructions } from '../documents/shipping-instructions-table.ts';
import type { MilestonesContext } from '../milestones/operations.ts';
import { listReferences, replaceReferences } from '../shipment-file/references-table.ts';

interface NumberChange {
  shipment_id: string;
  /** '' for none. */
  from: string;
  to: string;
  /** The numbers of the other declarations. */
  others: readonly string[];
  issuer: string;
}

/** Makes the number of a declaration a reference of the shipment, in place of its former one, so that searches find it. */
export async function changeEntryReference(
  transaction: Transaction,
  context: Pick<MilestonesContext, 'now' | 'person'>,
  { shipment_id, from, to, others, issuer }: NumberChange,
): Promise<void> {
  const [former, normalized] = [normalizeReference(from), normalizeReference(to)];
  if (former === normalized) return;
  const before = await listReferences(transaction, shipment_id);
  const isEntry = (number: string) => (each: (typeof before)[number]) =>
    each.kind === 'ENTRY' && each.normalized === number;
  const isShared = others.some((number) => normalizeReference(number) === former);
  const left = isShared ? before : before.filter((each) => !isEntry(former)(each));
  const id = before.find(isEntry(former))?.id;
  const isNew = normalized !== '' && !left.some(isEntry(normalized));
  if (isNew && left.length >= MAX_REFERENCES)
    throw fieldIssue('number', `The shipment already has ${MAX_REFERENCES} references.`);
  const added = {
    id: isShared || !id ? newId() : id,
    shipment_id,
    kind: 'ENTRY' as const,
    value: to,
    normalized,
    issuer,
  };
  const after = isNew ? [...left, { ...added, position: 0 }] : left;
  if (!isNew && left.length === before.length) return;
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
