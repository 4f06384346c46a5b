import { ShipmentDraft } from '#domain/shipments/shipment-draft.ts';
import { ownOrganisation, signedIn } from '../api/call-context.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { lockOrganisation } from '../organisations/organisation-locks.ts';
import { draftOfShipment } from '../shipment-file/draft-of-shipment.ts';
import { shipmentFor } from '../shipment-records/shipment-for.ts';
import { insertTemplate, isNameTaken, listTemplates } from './booking-templates-table.ts';
import { operations } from './operations.ts';

const MAX_TEMPLATES = 100;

export const create = operations.create.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const person = signedIn(context);
    const { name, tracking_number } = input;
    const shipment = tracking_number && (await shipmentFor(transaction, person, tracking_number));
    if (tracking_number && !shipment) throw errors.NO_SHIPMENT();
    const organisation_id = shipment ? shipment.organisation_id : ownOrganisation(context);
    // The lock makes names unique.
    if (!organisation_id || !(await lockOrganisation(transaction, organisation_id)))
      throw errors.NO_COMPANY();
    if (await isNameTaken(transaction, { organisation_id, name })) throw errors.NAME_TAKEN();
    if ((await listTemplates(transaction, organisation_id)).length >= MAX_TEMPLATES)
      throw errors.TOO_MANY_TEMPLATES();
    const now = context.now();
    const template = await insertTemplate(transaction, {
      organisation_id,
      name,
      draft: ShipmentDraft.parse(
        shipment ? await draftOfShipment(transaction, person, shipment) : input.draft,
      ),
      created_at: now,
      updated_at: now,
    });
    await writeAudit(transaction, {
      actor_id: person.user_id,
      action: 'bookingTemplates.create',
      subject_type: 'organisation',
      subject_id: organisation_id,
      detail: { template: template.id, name },
    });
    return template;
  }),
);
