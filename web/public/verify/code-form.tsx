import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { readVerificationCode, verificationCodeInGroups } from '#domain/documents/verification-code.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';

const MAX_LENGTH = 60;

interface CodeFormProps {
  /** The code in the URL, as printed. Empty without one. */
  currentCode: string;
  /** Checks the same code again. */
  onRecheck: () => void;
}

/** A form for entering the code of a printed document without a camera. */
export function CodeForm({ currentCode, onRecheck }: CodeFormProps) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = readVerificationCode(input.current?.value ?? '');
    setError(code ? undefined : 'A code has 16 letters and digits, in four groups of four.');
    if (!code) return input.current?.focus();
    const printed = verificationCodeInGroups(code);
    if (printed === currentCode) onRecheck();
    else void navigate(paths.verify(printed));
  };
  return (
    <form data-print="none" noValidate onSubmit={submit} className="flex items-end gap-2">
      <Field
        id="code"
        label={currentCode ? 'Check another code' : 'Code'}
        hint={
          <>
            Printed below the document’s QR code, for example{' '}
            <span className="whitespace-nowrap">K7QF-9M2T-0B4W-XH3Z</span>
          </>
        }
        error={error}
        className="max-w-100 flex-1"
      >
        <TextInput
          ref={input}
          key={currentCode}
          name="code"
          maxLength={MAX_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          className="code uppercase"
        />
      </Field>
      <Button type="submit" size="marketing">
        Check
      </Button>
    </form>
  );
}
