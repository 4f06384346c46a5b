import type { ShipmentException } from '#contract/exceptions.ts';
import type { Connection } from '../database/pool/connection.ts';
import { listExceptions } from './exceptions-table.ts';

type Listed = Awaited<ReturnType<typeof listExceptions>>[number];

/** An exception as staff see it. */
export function presentException(
  { exception, owner, raised_by }: Listed,
  tracking_number: string,
): ShipmentException {
  const { shipment_id: _, owner_id: __, resolved_by: ___, ...fields } = exception;
  return { ...fields, tracking_number, owner, raised_by };
}

/** An exception as its customer sees it. */
export function ofCustomer(exception: ShipmentException): ShipmentException {
  return {
    ...exception,
    description: '',
    owner: null,
    due_at: null,
    raised_by: null,
    blocks: [],
    resolution: '',
  };
}

/** The exception after a change, as staff see it. */
export async function presentChanged(
  connection: Connection,
  { id, tracking_number }: { id: string; tracking_number: string },
  exception_id: string,
): Promise<ShipmentException> {
  const changed = (await listExceptions(connection, id)).find(
    ({ exception }) => exception.id === exception_id,
  );
  if (!changed) throw new Error('The exception vanished while its shipment was locked.');
  return presentException(changed, tracking_number);
}
