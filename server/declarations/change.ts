import { isDeepStrictEqual } from 'node:util';
import { formatMoney } from '#domain/money/format-money.ts';
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
    const { lines = declaration.lines } = fields;
    const hasNewLines = !isDeepStrictEqual(lines, declaration.lines);
    const changes = {
      ...changesBetween(declaration, { ...fields, lines: undefined }),
      ...(hasNewLines && { lines: [linesText(declaration.lines), linesText(lines)] }),
    };
    if (Object.keys(changes).length > 0) {
      await updateDeclaration(transaction, id, fields);
      await changeEntryReference(transaction, context, {
        shipment_id: shipment.id,
        from: declaration,
        to: changed,
        others: (await otherDeclarations(transaction, declaration)).map(({ number }) => number),
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

/** The lines as the audit log states them. */
function linesText(lines: DeclarationRecord['lines']): string {
  return lines
    .map(({ hs_code, description, origin_country, pieces, gross_kg, net_kg, value }) =>
      [
        `${hs_code} ${description}`.trim(),
        origin_country,
        pieces === null ? '' : `${pieces} packages`,
        gross_kg === null ? '' : `${gross_kg} kg gross`,
        net_kg === null ? '' : `${net_kg} kg net`,
        value && formatMoney(value),
      ]
        .filter(Boolean)
        .join(', '),
    )
    .join('; ');
}
