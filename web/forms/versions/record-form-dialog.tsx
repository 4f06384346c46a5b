import type { ComponentProps, FormEvent } from 'react';
import { FormDialog } from '../form-dialog.tsx';
import { useCloseQuestion } from '../leave-guard/use-leave-question.ts';
import { NewerVersion } from '../newer-version.tsx';

type DialogProps = ComponentProps<typeof FormDialog>;
type VersionProps = ComponentProps<typeof NewerVersion>;

interface RecordFormDialogProps<Parsed>
  extends Pick<DialogProps, 'title' | 'description' | 'onClose' | 'children'>,
    Pick<VersionProps, 'what' | 'nameOf' | 'textOf'> {
  /** From `useRecordForm`. */
  edit: VersionProps['edit'] &
    Pick<DialogProps, 'pending' | 'failure'> & {
      form: DialogProps['form'] & {
        isDirty: () => boolean;
        submit: (send: (parsed: Parsed) => void) => (event?: FormEvent) => void;
      };
      write: (parsed: Parsed) => void;
    };
}

/** The dialog of `useRecordForm`: what someone else has changed in the record, its fields, and the question before it closes. */
export function RecordFormDialog<Parsed>({
  title,
  description,
  edit,
  what,
  nameOf,
  textOf,
  onClose,
  children,
}: RecordFormDialogProps<Parsed>) {
  const { form, write, pending, failure } = edit;
  const { leaving, close } = useCloseQuestion(form.isDirty, onClose);
  return (
    <FormDialog
      title={title}
      description={description}
      form={form}
      failure={failure}
      onSubmit={form.submit(write)}
      submitLabel="Save"
      busyLabel="Saving..."
      pending={pending}
      leaving={leaving}
      onClose={close}
    >
      <NewerVersion what={what} edit={edit} nameOf={nameOf} {...(textOf && { textOf })} />
      {children}
    </FormDialog>
  );
}
