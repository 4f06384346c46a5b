import { changesBetween } from '#domain/shipments/changes.ts';
import { checkOwner } from '../people/check-owner.ts';
import { editFile } from './edit-file.ts';
import { findFileHeader, writeForwardingFile } from './forwarding-files-table.ts';
import { operations } from './operations.ts';

export const changeHeader = operations.changeHeader.handler((call) =>
  editFile('shipmentFile.changeHeader', call, async (transaction, { id }) => {
    const { tracking_number: _, ...change } = call.input;
    const { file } = (await findFileHeader(transaction, id)) ?? {};
    for (const field of ['operations_owner_id', 'sales_owner_id'] as const)
      await checkOwner(transaction, change[field], { field, present: file?.[field] });
    const comparable = ({ labels, ...others }: Partial<typeof change>) => ({
      ...others,
      ...(labels && { labels: labels.join(', ') }),
    });
    const changes = changesBetween(
      comparable(
        file ?? { labels: [], load: null, direction: null, operations_owner_id: null, sales_owner_id: null },
      ),
      comparable(change),
    );
    if (Object.keys(changes).length > 0) await writeForwardingFile(transaction, id, change);
    return { changes };
  }),
);
