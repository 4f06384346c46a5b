import { changesBetween } from '#domain/shipments/changes.ts';
import { signedIn } from '../api/call-context.ts';
import { publishShipmentChanged } from '../shipment-records/publish-changed.ts';
import { completeTasks } from '../tasks/complete-tasks.ts';
import { findDelivery, writeDelivery } from './deliveries-table.ts';
import { lockDelivery } from './lock-delivery.ts';
import { notifyAppointment } from './notify-appointment.ts';
import { operations } from './operations.ts';
import { appointmentOf, presentDelivery } from './present.ts';

const NO_APPOINTMENT = {
  state: null,
  window_from: null,
  window_until: null,
  contact: '',
  phone: '',
  reference: '',
  remarks: '',
};

export const setAppointment = operations.setAppointment.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const { shipment, delivery } = await lockDelivery(transaction, context, input.tracking_number, errors);
    const by = signedIn(context);
    const wanted = input.appointment ?? NO_APPOINTMENT;
    const changes = changesBetween(appointmentOf(delivery) ?? NO_APPOINTMENT, wanted);
    if (Object.keys(changes).length > 0) {
      const { state, remarks, ...fields } = wanted;
      await writeDelivery(transaction, shipment.id, {
        ...fields,
        appointment_state: state,
        appointment_remarks: remarks,
      });
      if (state === 'confirmed')
        await completeTasks(transaction, context, by, [{ shipment, keys: ['delivery_appointment'] }]);
      await notifyAppointment(transaction, context, shipment, [appointmentOf(delivery), input.appointment]);
      await publishShipmentChanged(transaction, context.broadcast, shipment, {
        by,
        action: 'deliveries.setAppointment',
        detail: { changes },
      });
    }
    return presentDelivery(context, shipment, await findDelivery(transaction, shipment.id));
  }),
);
