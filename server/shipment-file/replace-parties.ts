import { fieldIssues } from '../api/errors/field-issue.ts';
import { knownOrganisations } from '../organisations/organisation-rows.ts';
import { editFile } from './edit-file.ts';
import { identified, listChanges } from './list-changes.ts';
import { operations } from './operations.ts';
import { listParties, type PartyRecord, replaceParties as writeParties } from './parties-table.ts';

export const replaceParties = operations.replaceParties.handler((call) =>
  editFile('shipmentFile.replaceParties', call, async (transaction, { id: shipment_id }) => {
    const before = await listParties(transaction, shipment_id);
    const after = identified('parties', call.input.parties, before).map(
      (party, position): PartyRecord => ({ ...party, shipment_id, position }),
    );
    const named = after.flatMap(({ organisation_id }) => organisation_id ?? []);
    const known = await knownOrganisations(transaction, named);
    const unknown = after.flatMap(({ organisation_id }, index) =>
      organisation_id && !known.has(organisation_id)
        ? [{ path: `parties.${index}.organisation_id`, message: 'There is no such company.' }]
        : [],
    );
    if (unknown.length > 0) throw fieldIssues(unknown);
    await writeParties(transaction, shipment_id, after);
    return {
      changes: listChanges(
        'parties',
        before,
        after,
        ({ role, name }) => `${role.replaceAll('_', ' ')}: ${name}`,
      ),
    };
  }),
);
