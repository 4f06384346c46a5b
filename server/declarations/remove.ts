import { signedIn } from '../api/call-context.ts';
import { matches } from '../api/if-match.ts';
import { publishShipmentChanged } from '../shipment-records/publish-changed.ts';
import { deleteDeclaration, otherDeclarations } from './declarations-table.ts';
import { changeEntryReference, NO_ENTRY } from './entry-reference.ts';
import { lockDeclaration } from './lock-declaration.ts';
import { operations } from './operations.ts';

export const remove = operations.remove.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const locked = await lockDeclaration(transaction, context, input.id);
    if (!locked) throw errors.NOT_FOUND();
    const { declaration, shipment } = locked;
    if (matches(context.requestHeaders, declaration.version) === false) throw errors.PRECONDITION_FAILED();
    if (declaration.state !== 'draft') throw errors.LODGED();
    const { id, kind, country, number } = declaration;
    await changeEntryReference(transaction, context, {
      shipment_id: shipment.id,
      from: declaration,
      to: NO_ENTRY,
      others: (await otherDeclarations(transaction, declaration)).map((other) => other.number),
    });
    await deleteDeclaration(transaction, id);
    await publishShipmentChanged(transaction, context.broadcast, shipment, {
      by: signedIn(context),
      action: 'declarations.remove',
      detail: { declaration: id, kind, country, number },
    });
    return {};
  }),
);
