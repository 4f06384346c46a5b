import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { ShipmentDocument } from '#contract/documents.ts';
import { DialogButtons } from '#web/forms/dialog-buttons.tsx';
import { useGuardedForm } from '#web/forms/leave-guard/guarded-forms.ts';
import { LeaveGuard } from '#web/forms/leave-guard/leave-guard.tsx';
import { useCancelQuestion } from '#web/forms/leave-guard/use-leave-question.ts';
import { Alert } from '#web/ui/alert.tsx';
import { CheckboxRow } from '#web/ui/fields/choice-row.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

export interface Confirmation {
  confirmed: string[];
  capacity_reason?: string;
}

interface ConfirmDialogProps {
  /** The name of the document type. */
  name: string;
  entry: Pick<ShipmentDocument, 'unconfirmed' | 'over_capacity'>;
  pending: boolean;
  failure: string | null;
  /** Explains the consequence of confirming. */
  description?: string;
  /** What is issued, above the values to confirm. */
  children?: ReactNode;
  /** Whether something was entered in `children`. */
  hasEntries?: boolean;
  /** The label of the confirming button. */
  action: string;
  onConfirm: (confirmation: Confirmation) => void;
  onClose: () => void;
}

const ISSUING =
  'You can’t change an issued document. Confirm the proposed values, or close this and edit the document details.';

/** Asks to confirm each proposed value. Wrong ones are changed in the document details first. */
export function ConfirmDialog({
  name,
  entry,
  pending,
  failure,
  action,
  description = ISSUING,
  children,
  hasEntries = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const { unconfirmed, over_capacity } = entry;
  const id = useId();
  const [checked, setChecked] = useState<readonly string[]>([]);
  const [reason, setReason] = useState('');
  const [attempted, setAttempted] = useState(false);
  const isDirty = () => hasEntries || checked.length > 0 || reason.trim() !== '';
  const isGuarded = useGuardedForm({ isDirty });
  const { leaving, close } = useCancelQuestion(isDirty, onClose);
  const open = unconfirmed.filter(({ field }) => !checked.includes(field));
  const lacksReason = over_capacity !== null && reason.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (open.length > 0 || lacksReason) return;
    onConfirm({ confirmed: [...checked], ...(over_capacity && { capacity_reason: reason.trim() }) });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      size="small"
      title={`Issue the ${name.toLowerCase()}`}
      description={description}
      footer={<DialogButtons label={action} pending={pending} act={id} onLeave={close} leaving={leaving} />}
    >
      <form id={id} onSubmit={submit} noValidate className="flex flex-col gap-4">
        {children}
        {unconfirmed.length > 0 && (
          <fieldset className="flex flex-col gap-2">
            <legend className="text-ui font-semibold">Proposed values</legend>
            {unconfirmed.map(({ field, label, value }) => (
              <CheckboxRow
                key={field}
                label={value}
                hint={label}
                checked={checked.includes(field)}
                onChange={({ target }) =>
                  setChecked((former) =>
                    target.checked ? [...former, field] : former.filter((other) => other !== field),
                  )
                }
              />
            ))}
          </fieldset>
        )}
        {over_capacity && (
          <Field
            label="Reason for exceeding capacity"
            hint={over_capacity}
            id={`${id}-reason`}
            error={
              attempted && lacksReason ? 'Enter a reason, or change the cargo or its containers.' : undefined
            }
          >
            <TextInput value={reason} maxLength={300} onChange={({ target }) => setReason(target.value)} />
          </Field>
        )}
        {attempted && open.length > 0 && (
          <Alert title={`Confirm ${open.length === 1 ? 'the value' : 'each value'} to issue the document.`} />
        )}
        {failure && <Alert title={failure} />}
      </form>
      {!isGuarded && <LeaveGuard isDirty={isDirty} />}
    </Dialog>
  );
}
