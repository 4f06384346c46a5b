import type { ClipboardEvent, FormEvent, RefObject } from 'react';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';

interface SearchFormProps {
  inputRef: RefObject<HTMLInputElement | null>;
  /** The numbers in the URL. */
  query: string;
  searching: boolean;
  error: string | undefined;
  /** Another action is the next one. */
  isSecondary: boolean;
  /** The id of the text that explains why nothing was found. */
  describedBy: string | undefined;
  onSubmit: (typed: string) => void;
}

/** A native form to /track?tracking=, so that it works without JavaScript. A submit before hydration is replayed. */
export function SearchForm(props: SearchFormProps) {
  const { inputRef, query, searching, error, isSecondary, describedBy, onSubmit } = props;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(inputRef.current?.value ?? '');
  };
  return (
    <search>
      <form
        action={paths.track()}
        data-awaits-script=""
        className="flex items-start gap-2"
        onSubmit={submit}
        noValidate
      >
        <Field label="Tracking number" hideLabel error={error} className="flex-1">
          <TextInput
            ref={inputRef}
            name="tracking"
            defaultValue={query}
            placeholder="GS123456789"
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            className="code text-ellipsis"
            onPaste={pasteLines}
            aria-describedby={describedBy}
            {...(describedBy && { 'aria-invalid': true })}
          />
        </Field>
        <Button
          type="submit"
          size="marketing"
          variant={isSecondary ? 'secondary' : 'primary'}
          pending={searching}
          busyLabel="Searching..."
        >
          Track
        </Button>
      </form>
    </search>
  );
}

/** Replaces line breaks and tabs with commas, because a single-line field would join pasted lines or cells. */
function pasteLines(event: ClipboardEvent<HTMLInputElement>) {
  const lines = event.clipboardData
    .getData('text/plain')
    .trim()
    .split(/[\r\n\t]+/);
  if (lines.length === 1) return;
  event.preventDefault();
  const { selectionStart, selectionEnd, value } = event.currentTarget;
  const from = selectionStart ?? value.length;
  event.currentTarget.setRangeText(lines.join(', '), from, selectionEnd ?? from, 'end');
}
