import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Difference, isSame } from './merge-versions.ts';

interface NewerVersionProps {
  /** What someone else changed: 'this contact'. */
  what: string;
  /** From `useVersionedForm`. */
  edit: { differences: readonly Difference[] | null; takeNewer: () => void };
  /** The label of a field. */
  nameOf: (field: string) => string | undefined;
  /** The text of a field's value; empty for none. */
  textOf?: (field: string, value: unknown) => string | undefined;
  submit?: 'save' | 'confirm';
}

/** A version conflict: the fields that someone else changed, and a button that loads their version. */
export function NewerVersion({ what, edit, nameOf, textOf = plain, submit = 'save' }: NewerVersionProps) {
  const { differences, takeNewer } = edit;
  if (!differences) return null;
  return (
    <Alert title={`Someone else changed ${what}.`}>
      <p>Review their changes, then {submit} again. Your entries are not lost: they replace theirs.</p>
      <ul className="mt-2 flex flex-col gap-1">
        {differences.map(({ field, is, typed }) => (
          <li key={field}>
            <span className="font-semibold text-ink">{nameOf(field)}</span>
            {` is now ${textOf(field, is) || 'empty'}`}
            {typed !== null && !isSame(typed, is) && `; you entered ${textOf(field, typed) || 'nothing'}`}
          </li>
        ))}
      </ul>
      <Button className="mt-3" onClick={takeNewer}>
        Load the newer version
      </Button>
    </Alert>
  );
}

const plain = (_: string, value: unknown) => String(value);
