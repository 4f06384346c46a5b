import { securityFilings } from '#domain/customs/security-filing.ts';
import { completedSteps } from '#domain/tasks/completed-steps.ts';
import { VGM_TASK } from '#domain/tasks/cut-off-tasks.ts';
import { standardTasks } from '#domain/tasks/task-template.ts';
import { signedIn } from '../api/call-context.ts';
import { findStoredInstructions } from '../documents/shipping-instructions-table.ts';
import { listEquipment } from '../shipment-file/equipment-table.ts';
import { findFileHeader } from '../shipment-file/forwarding-files-table.ts';
import { lockNumber } from '../shipment-records/lock-number.ts';
import { publishShipmentChanged } from '../shipment-records/publish-changed.ts';
import { readJourney } from './journey-record.ts';
import { operations } from './operations.ts';
import { presentTasks } from './present.ts';
import { provenTasksOf } from './proven-tasks-of.ts';
import { insertTasks } from './tasks-table.ts';
import { vgmDue } from './vgm-due.ts';

/** The operations owner of the file gets them. */
export const addStandard = operations.addStandard.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const shipment = await lockNumber(transaction, context, input.tracking_number);
    if (!shipment) throw errors.NOT_FOUND();
    const [{ instructions }, header, journey, proven, vgm_due, equipment] = await Promise.all([
      findStoredInstructions(transaction, shipment.id),
      findFileHeader(transaction, shipment.id),
      readJourney(transaction, shipment),
      provenTasksOf(transaction, shipment),
      vgmDue(transaction, shipment.id),
      listEquipment(transaction, shipment.id),
    ]);
    const standard =
      shipment.status === 'cancelled'
        ? []
        : standardTasks(shipment.transport_mode, {
            incoterm: instructions.incoterm ?? null,
            passed: completedSteps(journey),
            proven: new Set(proven),
            filings: securityFilings(
              shipment.origin_country,
              shipment.destination_country,
              shipment.transport_mode,
            ),
            // A container of a groupage shipment is returned by the consolidator.
            has_containers:
              header?.file?.load !== 'LCL' && equipment.some(({ kind }) => kind === 'container'),
          });
    const added = await insertTasks(
      transaction,
      standard.map(({ key, ...task }) => ({
        ...task,
        template_key: key,
        due_at: key === VGM_TASK ? vgm_due : null,
        shipment_id: shipment.id,
        owner_id: header?.operations_owner?.user_id ?? null,
        created_at: context.now(),
      })),
    );
    if (added.length > 0)
      await publishShipmentChanged(transaction, context.broadcast, shipment, {
        by: signedIn(context),
        action: 'tasks.addStandard',
        detail: { titles: added.map(({ title }) => title) },
      });
    return { tasks: await presentTasks(transaction, context, shipment) };
  }),
);
