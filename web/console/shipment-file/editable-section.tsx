import { type ReactNode, useState } from 'react';
import { InlineForm } from '#web/forms/inline-form.tsx';
import { Button } from '#web/ui/button.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { FileSection, type FileSectionProps } from './file-section.tsx';

interface EditableSectionProps extends Omit<FileSectionProps, 'action' | 'hidesTitle'> {
  /** Nobody edits it. */
  locked?: boolean | undefined;
  /** The form; `onDone` returns to reading. */
  editor: (onDone: () => void) => ReactNode;
}

/** A section that is edited in place. */
export function EditableSection({ locked, editor, children, ...section }: EditableSectionProps) {
  const [editing, setEditing] = useState(false);
  return (
    <FileSection
      {...section}
      action={
        !editing &&
        !locked && (
          <Button variant="secondary" aria-keyshortcuts="e" onClick={() => setEditing(true)}>
            Edit {section.title.toLowerCase()}
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
