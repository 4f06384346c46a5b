import { normalizeReference } from '#domain/shipment-file/reference.ts';
import { editFile } from './edit-file.ts';
import { identified, listChanges } from './list-changes.ts';
import { operations } from './operations.ts';
import {
  listReferences,
  type ReferenceRecord,
  replaceReferences as writeReferences,
} from './references-table.ts';

export const replaceReferences = operations.replaceReferences.handler((call) =>
  editFile('shipmentFile.replaceReferences', call, async (transaction, { id: shipment_id }) => {
    const before = await listReferences(transaction, shipment_id);
    const after = identified('references', call.input.references, before).map(
      (reference, position): ReferenceRecord => ({
        ...reference,
        normalized: normalizeReference(reference.value),
        shipment_id,
        position,
      }),
    );
    await writeReferences(transaction, shipment_id, after);
    return { changes: listChanges('references', before, after, ({ kind, value }) => `${kind} ${value}`) };
  }),
);
