import { instructionChanges } from '#domain/documents/instruction-changes.ts';
import { signedIn } from '../api/call-context.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { findInstructions, writeInstructions } from '../documents/instructions.ts';
import { publishDocumentsChanged } from '../documents/publish-documents-changed.ts';
import { findProfile } from '../people/profiles-table.ts';
import { lockNumber } from '../shipment-records/lock-number.ts';
import { operations } from './operations.ts';

export const save = operations.save.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const shipment = await lockNumber(transaction, context, input.tracking_number);
    if (!shipment) throw errors.NOT_FOUND();
    const now = context.now();
    const former = await findInstructions(transaction, shipment.id);
    if (input.version !== former.version) {
      const editor = former.updated_by ? await findProfile(transaction, former.updated_by) : undefined;
      throw errors.VERSION_CONFLICT({
        data: { by: editor?.full_name ?? null, at: former.updated_at ?? now },
      });
    }
    const changes = instructionChanges(former.instructions, input.instructions);
    if (Object.keys(changes).length === 0) return { version: former.version };

    const by = signedIn(context);
    const version = former.version + 1;
    await writeInstructions(transaction, {
      shipment_id: shipment.id,
      instructions: input.instructions,
      version,
      updated_at: now,
      updated_by: by.user_id,
    });
    await writeAudit(transaction, {
      actor_id: by.user_id,
      action: 'instructions.save',
      subject_type: 'shipment',
      subject_id: shipment.id,
      detail: { tracking_number: shipment.tracking_number, changes },
    });
    await publishDocumentsChanged(transaction, context.broadcast, shipment);
    return { version };
  }),
);
