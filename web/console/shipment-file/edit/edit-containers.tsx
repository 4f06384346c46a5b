import { call } from '#web/api/client.ts';
import { containerFields } from './container-fields.ts';
import { containerFieldOf, containerInput, containerRow } from './container-rows.ts';
import { type EditProps, ListForm } from './list-form.tsx';

export function EditContainers({ file, onDone }: EditProps) {
  return (
    <ListForm
      file={file}
      list="equipment"
      item="container"
      fields={containerFields(file)}
      rows={file.equipment.map(containerRow)}
      newRow={{ number: '', size_type: '', vgm_method: '1' }}
      fieldOf={(row, name) => containerFieldOf(file, row, name)}
      send={(rows, options) =>
        call.shipmentFile.replaceEquipment(
          {
            tracking_number: file.tracking_number,
            equipment: rows.map((row) => containerInput(file, row)),
          },
          options,
        )
      }
      onDone={onDone}
    />
  );
}
