import { PARTY_ROLES, type PartyRole } from '#domain/shipment-file/party.ts';
import { call } from '#web/api/client.ts';
import { codeLabel } from '../file-text.ts';
import { type EditProps, ListForm } from './list-form.tsx';
import { text, withId } from './list-row.ts';

const PARTY_TEXTS = ['name', 'address', 'postal_code', 'city', 'country', 'contact', 'tax_id'] as const;
const PARTY_LABELS: Record<(typeof PARTY_TEXTS)[number], string> = {
  name: 'Name',
  address: 'Street',
  postal_code: 'Postal code',
  city: 'City',
  country: 'Country',
  contact: 'Telephone or e-mail',
  tax_id: 'Tax or customs number',
};

export function EditParties({ file, onDone }: EditProps) {
  return (
    <ListForm
      file={file}
      list="parties"
      item="party"
      fields={[
        {
          name: 'role',
          label: 'Role',
          options: PARTY_ROLES.map((value) => ({ value, label: codeLabel(value) })),
        },
        ...PARTY_TEXTS.map((name) => ({ name, label: PARTY_LABELS[name], optional: name !== 'name' })),
      ]}
      rows={file.parties.map(({ organisation_id, ...party }) => ({
        ...party,
        organisation_id: organisation_id ?? '',
      }))}
      newRow={{ role: 'notify_party', name: '' }}
      send={(rows, options) =>
        call.shipmentFile.replaceParties(
          {
            tracking_number: file.tracking_number,
            parties: rows.map((row) => ({
              ...withId(row),
              role: text(row, 'role') as PartyRole,
              organisation_id: text(row, 'organisation_id') || null,
              name: text(row, 'name'),
              address: text(row, 'address'),
              postal_code: text(row, 'postal_code'),
              city: text(row, 'city'),
              country: text(row, 'country'),
              contact: text(row, 'contact'),
              tax_id: text(row, 'tax_id'),
            })),
          },
          options,
        )
      }
      onDone={onDone}
    />
  );
}
