import { isRejected } from '#domain/customs/declaration-states.ts';
import type { ReleaseRecord } from '#domain/documents/release-refusal.ts';
import { exceptionTitle } from '#domain/exceptions/exception-name.ts';
import type { Connection } from '../database/pool/connection.ts';
import { listDeclarations } from '../declarations/declarations-table.ts';
import { listExceptions } from '../exceptions/exceptions-table.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';

/** What of the shipment stands against the release of its goods now. */
export async function releaseRecord(
  connection: Connection,
  { id, status }: Pick<ShipmentRecord, 'id' | 'status'>,
): Promise<ReleaseRecord> {
  const [listed, declarations] = await Promise.all([
    listExceptions(connection, id),
    listDeclarations(connection, id),
  ]);
  return {
    is_held_by_customs: status === 'customs',
    is_import_rejected: isRejected(
      'import',
      declarations.map(({ declaration }) => declaration),
    ),
    exceptions: listed
      .map(({ exception }) => exception)
      .filter(
        ({ resolved_at, blocks }) =>
          resolved_at === null && (blocks.includes('delivery') || blocks.includes('customs_release')),
      )
      .map(exceptionTitle),
  };
}
