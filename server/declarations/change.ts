import { changesBetween } from '#domain/shipments/changes.ts';
import { signedIn } from '../api/call-context.ts';
import { matches } from '../api/if-match.ts';
import { publishShipmentChanged } from '../shipment-records/publish-changed.ts';
import { checkDeclaration } from './check-declaration.ts';
import { type DeclarationRecord, otherDeclarations, updateDeclaration } from './declarations-table.ts';
import { changeEntryReference } from './entry-reference.ts';
import { lockDeclaration } from './lock-declaration.ts';
import { operations } from './operations.ts';
import { presentChanged } from './present.ts';

export const change = operations.change.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const { id, ...fields } = input;
    const locked = await lockDeclaration(transaction, context, id);
    if (!locked) throw errors.NOT_FOUND();
    const { declaration, shipment } = locked;
    if (matches(context.requestHeaders, declaration.version) === false) throw errors.PRECONDITION_FAILED();
    if (declaration.state === 'rejected') throw errors.CLOSED();
    const changed = { ...declaration, ...fields };
    await checkDeclaration(transaction, changed, declaration);
    const changes = changesBetween(comparable(declaration), comparable(fields));
    if (Object.keys(changes).length > 0) {
      await updateDeclaration(transaction, id, fields);
      await changeEntryReference(transaction, context, {
        shipment_id: shipment.id,
        from: declaration.number,
        to: changed.number,
        others: (await otherDeclarations(transaction, declaration)).map(({ number }) => number),
        issuer: changed.office,
      });
      await publishShipmentChanged(transaction, context.broadcast, shipment, {
        by: signedIn(context),
        action: 'declarations.change',
        detail: { declaration: id, kind: declaration.kind, country: changed.country, changes },
      });
    }
    return presentChanged(transaction, context, shipment, id);
  }),
);

/** The lines as a text that names the goods, not their values. */
function comparable({ lines, ...others }: Partial<DeclarationRecord>) {
  return {
    ...others,
    ...(lines && {
      lines: lines.map(({ hs_code, description }) => `${hs_code} ${description}`.trim()).join('; '),
    }),
  };
}
