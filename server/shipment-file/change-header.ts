import { isStaff } from '#domain/people/role.ts';
import { changesBetween } from '#domain/shipments/changes.ts';
import { fieldIssue } from '../api/errors/field-issue.ts';
import { findProfile } from '../people/profiles-table.ts';
import { editFile } from './edit-file.ts';
import { findFileHeader, writeForwardingFile } from './forwarding-files-table.ts';
import { operations } from './operations.ts';

export const changeHeader = operations.changeHeader.handler((call) =>
  editFile('shipmentFile.changeHeader', call, async (transaction, { id }) => {
    const { tracking_number: _, ...change } = call.input;
    const { file } = (await findFileHeader(transaction, id)) ?? {};
    for (const field of ['operations_owner_id', 'sales_owner_id'] as const) {
      const user_id = change[field];
      if (!user_id || user_id === file?.[field]) continue;
      const owner = await findProfile(transaction, user_id);
      if (!owner || !isStaff(owner.role)) throw fieldIssue(field, 'Choose a member of staff.');
    }
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
