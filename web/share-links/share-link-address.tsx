import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';

interface MadeLinkProps {
  url: string;
  onAnother: () => void;
}

/** The address of a new link, selected so that it can be copied by keyboard. */
export function ShareLinkAddress({ url, onAnother }: MadeLinkProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  return (
    <section aria-label="New link" className="flex flex-col items-start gap-4">
      <div className="flex w-full items-end gap-2">
        <Field
          label="Your link"
          hint="Copy it now. We store no copy, so it won’t be shown again."
          className="flex-1"
        >
          <TextInput
            ref={input}
            readOnly
            value={url}
            className="text-ellipsis"
            onFocus={({ target }) => target.select()}
          />
        </Field>
        <CopyButton text={url} label="link" />
      </div>
      <Button variant="secondary" onClick={onAnother}>
        Create another link
      </Button>
    </section>
  );
}
