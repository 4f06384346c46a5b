import type { ShipmentFile } from '#contract/shipment-file.ts';
import { PARTY_ROLES, type PartyRole } from '#domain/shipment-file/party.ts';
import { call } from '#web/api/client.ts';
import { wordsOf } from './file-text.ts';
import { ListForm, type ListRow } from './list-form.tsx';
import { KIND_NAMES } from './references-list.tsx';

interface EditProps {
  file: ShipmentFile;
  onDone: () => void;
}

type Reference = ShipmentFile['references'][number];

/** A stored item keeps its id; a new one has none. */
const withId = ({ id }: ListRow) => (id ? { id } : {});
const text = (row: ListRow, name: string) => row[name] ?? '';

export function EditReferences({ file, onDone }: EditProps) {
  return (
    <ListForm
      file={file}
      list="references"
      item="reference"
      fields={[
        {
          name: 'kind',
          label: 'Kind',
          options: Object.entries(KIND_NAMES).map(([value, label]) => ({ value, label })),
        },
        { name: 'value', label: 'Number' },
        { name: 'issuer', label: 'Issued by', optional: true },
      ]}
      rows={file.references.map(({ id, kind, value, issuer }) => ({ id, kind, value, issuer }))}
      newRow={{ kind: 'PO', value: '', issuer: '' }}
      send={(rows, options) =>
        call.shipmentFile.replaceReferences(
          {
            tracking_number: file.tracking_number,
            references: rows.map((row) => ({
              ...withId(row),
              kind: text(row, 'kind') as Reference['kind'],
              value: text(row, 'value'),
              issuer: text(row, 'issuer'),
            })),
          },
          options,
        )
      }
      onDone={onDone}
    />
  );
}

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
          options: PARTY_ROLES.map((value) => ({ value, label: wordsOf(value) })),
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

/** Stuffing, tare and override stay as they are. */
export function EditContainers({ file, onDone }: EditProps) {
  const stored = (row: ListRow) => file.equipment.find(({ id }) => id === row.id);
  return (
    <ListForm
      file={file}
      list="equipment"
      item="container"
      fields={[
        { name: 'number', label: 'Number', optional: true },
        { name: 'size_type', label: 'Type', optional: true, hint: '45G1 or 40HC' },
        { name: 'seals', label: 'Seals', optional: true, hint: 'Separated by commas' },
        { name: 'vgm_kg', label: 'Verified gross mass, kg', optional: true },
        { name: 'vgm_method', label: 'Method', options: VGM_METHODS },
        { name: 'vgm_weighed_by', label: 'Weighed by', optional: true },
        { name: 'vgm_weighed_at', label: 'Weighed at', optional: true, type: 'datetime-local' },
        { name: 'override_reason', label: 'Reason for an override', optional: true },
      ]}
      rows={file.equipment.map(({ id, number, size_type, seals, vgm, override_reason }) => ({
        id,
        number,
        size_type,
        seals: seals.join(', '),
        override_reason,
        vgm_kg: vgm ? String(vgm.kg) : '',
        vgm_method: String(vgm?.method ?? 1),
        vgm_weighed_by: vgm?.weighed_by ?? '',
        vgm_weighed_at: vgm ? localInput(vgm.weighed_at) : '',
      }))}
      newRow={{ number: '', size_type: '', vgm_method: '1' }}
      send={(rows, options) =>
        call.shipmentFile.replaceEquipment(
          {
            tracking_number: file.tracking_number,
            equipment: rows.map((row) => {
              const { tare_kg, stuffing, kind } = stored(row) ?? {};
              return {
                ...withId(row),
                ...(kind && { kind }),
                ...(tare_kg && { tare_kg }),
                ...(stuffing && { stuffing }),
                number: text(row, 'number'),
                size_type: text(row, 'size_type'),
                seals: text(row, 'seals')
                  .split(',')
                  .map((seal) => seal.trim())
                  .filter(Boolean),
                override_reason: text(row, 'override_reason'),
                vgm: verifiedGrossMass(row),
              };
            }),
          },
          options,
        )
      }
      onDone={onDone}
    />
  );
}

const VGM_METHODS = [
  { value: '1', label: '1, weighed whole' },
  { value: '2', label: '2, calculated' },
];

/** Null while no mass is entered. */
function verifiedGrossMass(row: ListRow) {
  if (text(row, 'vgm_kg') === '') return null;
  return {
    kg: Number(text(row, 'vgm_kg').replace(',', '.')),
    method: text(row, 'vgm_method') === '2' ? (2 as const) : (1 as const),
    weighed_by: text(row, 'vgm_weighed_by'),
    weighed_at: new Date(text(row, 'vgm_weighed_at')),
  };
}

/** The reader's local time, as the browser's field has it. */
function localInput(moment: Date): string {
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length);
}
