import { type ReactNode, useState } from 'react';
import { InlineForm } from '#web/forms/inline-form.tsx';
import { Button } from '#web/ui/button.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { FileSection } from './file-section.tsx';

interface EditableSectionProps {
  id: string;
  title: string;
  lead?: string;
  /** Nobody edits it. */
  locked?: boolean | undefined;
  /** The form; `onDone` returns to reading. */
  editor: (onDone: () => void) => ReactNode;
  children: ReactNode;
}

/** A section that is edited in place. */
export function EditableSection({ id, title, lead, locked, editor, children }: EditableSectionProps) {
  const [editing, setEditing] = useState(false);
  return (
    <FileSection
      id={id}
      title={title}
      {...(lead && { lead })}
      action={
        !editing &&
        !locked && (
          <Button variant="secondary" aria-keyshortcuts="e" onClick={() => setEditing(true)}>
            Edit {title.toLowerCase()}
          </Button>
        )
      }
    >
      {editing ? (
        <InlineForm fallback={<RowSkeletons height="h-18" />}>{editor(() => setEditing(false))}</InlineForm>
      ) : (
        children
      )}
    </FileSection>
  );
}
