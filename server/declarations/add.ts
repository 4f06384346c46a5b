import { linesOfCargo } from '#domain/customs/declaration.ts';
import { signedIn } from '../api/call-context.ts';
import { listCargoLines } from '../shipment-file/cargo-lines-table.ts';
import { cargoLineOf, cargoLinesOf } from '../shipment-file/file-items.ts';
import { lockNumber } from '../shipment-records/lock-number.ts';
import { publishShipmentChanged } from '../shipment-records/publish-changed.ts';
import { checkDeclaration } from './check-declaration.ts';
import { insertDeclaration, listDeclarations, MAX_DECLARATIONS } from './declarations-table.ts';
import { changeEntryReference, NO_ENTRY } from './entry-reference.ts';
import { operations } from './operations.ts';
import { presentChanged } from './present.ts';

export const add = operations.add.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const { tracking_number, lines, ...fields } = input;
    const shipment = await lockNumber(transaction, context, tracking_number);
    if (!shipment) throw errors.NOT_FOUND();
    await checkDeclaration(transaction, fields);
    const listed = await listDeclarations(transaction, shipment.id);
    if (listed.length >= MAX_DECLARATIONS) throw errors.TOO_MANY();
    const cargo = lines ? [] : await listCargoLines(transaction, shipment.id);
    const { id, kind, country, number, office } = await insertDeclaration(transaction, {
      ...fields,
      lines: lines ?? linesOfCargo(cargoLinesOf(shipment, cargo.map(cargoLineOf))),
      shipment_id: shipment.id,
      created_at: context.now(),
    });
    await changeEntryReference(transaction, context, {
      shipment_id: shipment.id,
      from: NO_ENTRY,
      to: { number, office },
      others: listed.map(({ declaration }) => declaration.number),
    });
    await publishShipmentChanged(transaction, context.broadcast, shipment, {
      by: signedIn(context),
      action: 'declarations.add',
      detail: { declaration: id, kind, country, number },
    });
    return presentChanged(transaction, context, shipment, id);
  }),
);
