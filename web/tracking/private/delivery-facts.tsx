import type { ReactNode } from 'react';
import type { Delivery } from '#contract/shipments/deliveries.ts';
import { APPOINTMENT_STATE_NAMES } from '#domain/deliveries/appointment-states.ts';
import { counted } from '#web/shipments/amounts.ts';
import { Moment } from '../moment.tsx';

/** When the consignee takes the goods, and what was signed for. */
export function DeliveryFacts({ delivery: { appointment, proof, time_zone } }: { delivery: Delivery }) {
  return (
    <dl className="flex flex-col gap-3 text-ui">
      {appointment && (
        <Fact name={`Appointment ${APPOINTMENT_STATE_NAMES[appointment.state].toLowerCase()}`}>
          <span className="block font-semibold">
            <Moment at={appointment.window_from} zone={time_zone} isShort /> to{' '}
            <Moment at={appointment.window_until} zone={time_zone} isShort />
          </span>
          <Line>{[appointment.contact, appointment.phone].filter(Boolean).join(', ')}</Line>
          <Line>{appointment.reference && `Reference ${appointment.reference}`}</Line>
          <Line>{appointment.remarks}</Line>
        </Fact>
      )}
      {proof && (
        <Fact name="Proof of delivery">
          <span className="block font-semibold">Signed by {proof.signed_by}</span>
          <Line>
            <Moment at={proof.delivered_at} zone={time_zone} isShort />
          </Line>
          <Line>{conditionText(proof)}</Line>
          <Line>{proof.remarks}</Line>
        </Fact>
      )}
    </dl>
  );
}

function conditionText({ short_pieces, damaged_pieces }: NonNullable<Delivery['proof']>): string {
  const noted = [
    short_pieces > 0 && `${counted(short_pieces, 'piece')} short`,
    damaged_pieces > 0 && `${counted(damaged_pieces, 'piece')} damaged`,
  ].filter(Boolean);
  return noted.length > 0 ? noted.join(', ') : 'Complete, no damage noted';
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-caption">{name}</dt>
      <dd className="wrap-break-word">{children}</dd>
    </div>
  );
}

function Line({ children }: { children: ReactNode }) {
  return children ? <span className="block text-ink-2">{children}</span> : null;
}
