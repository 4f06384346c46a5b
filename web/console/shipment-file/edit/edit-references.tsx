import type { ShipmentFile } from '#contract/shipments/shipment-file.ts';
import { call } from '#web/api/client.ts';
import { KIND_NAMES } from '../references-list.tsx';
import { type EditProps, ListForm } from './list-form.tsx';
import { text, withId } from './list-row.ts';

type Reference = ShipmentFile['references'][number];

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
