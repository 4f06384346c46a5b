import { zodResolver } from '@hookform/resolvers/zod';
import type { ShipmentDocument } from '#contract/documents.ts';
import { Surrender } from '#domain/documents/surrender.ts';
import { api, call } from '#web/api/client.ts';
import { DialogButtons } from '#web/forms/dialog-buttons.tsx';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { useCloseQuestion } from '#web/forms/leave-guard/use-leave-question.ts';
import { fieldsRefusedBy } from '#web/forms/refused-fields.ts';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { dayOf } from '#web/ui/local-day.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { useNow } from '#web/ui/use-now.ts';

interface SurrenderDialogProps {
  document_number: string;
  release: ShipmentDocument['release'];
  onClose: () => void;
}

const resolver = zodResolver(Surrender);
const refusedIn = fieldsRefusedBy({ SURRENDER_DATE: 'surrendered_on' });

/** Records the day on which the originals of a bill of lading were surrendered. */
export function SurrenderDialog({ document_number, release, onClose }: SurrenderDialogProps) {
  const today = dayOf(useNow());
  const form = useForm({ initial: { surrendered_on: today }, resolver });
  const { values, change, idOf, errorOf } = form;
  const { write, pending, failure } = useWrite({
    form,
    send: (surrender: Surrender, options) =>
      call.documents.surrender({ document_number, ...surrender }, options),
    refusedIn,
    onSuccess: () => {
      toast({ title: 'Surrender recorded', description: `Bill of lading ${document_number}` });
      onClose();
    },
    // Someone else may have recorded it.
    invalidates: api.documents.ofShipment.key(),
  });
  const { leaving, close } = useCloseQuestion(form.isDirty, onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      size="small"
      title="Record the surrender of the originals"
      description={document_number}
      footer={
        <DialogButtons
          label="Record surrender"
          pending={pending}
          act={idOf('')}
          onLeave={close}
          leaving={leaving}
        />
      }
    >
      <form id={idOf('')} onSubmit={form.submit(write)} noValidate className="flex flex-col gap-4">
        <FormProblems form={form} failure={failure} />
        <p className="text-ui">
          {release === 'telex'
            ? 'Record this once the shipper has returned all originals at origin. The goods are then delivered without one.'
            : 'Record this once the consignee has presented an original. The others are then void, and the goods can be delivered.'}{' '}
          The bill and its verification page state the day.
        </p>
        <Field label="Surrendered on" id={idOf('surrendered_on')} error={errorOf('surrendered_on')}>
          <TextInput
            type="date"
            value={values.surrendered_on}
            onChange={({ target }) => change({ surrendered_on: target.value })}
          />
        </Field>
      </form>
    </Dialog>
  );
}
