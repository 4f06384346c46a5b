import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';

interface NewSecretProps {
  /** 'secret' or 'key'. */
  what: string;
  secret: string;
  /** One sentence about what it is for. */
  use: string;
  onDone: () => void;
}

/** A secret or a key, which is shown only now. */
export function NewSecret({ what, secret, use, onDone }: NewSecretProps) {
  const start = useRef<HTMLParagraphElement>(null);
  useEffect(() => start.current?.focus(), []);
  return (
    <div className="mt-3 flex flex-col gap-2 rounded-md border border-line bg-sunken p-4">
      <p ref={start} tabIndex={-1} className="text-ui font-semibold">
        Copy the {what} now
      </p>
      <p className="text-dense text-ink-2">{use} It won’t be shown again.</p>
      <div className="flex items-start gap-1">
        <p className="code min-w-0 py-2 text-ui wrap-anywhere">{secret}</p>
        <CopyButton text={secret} label={what} />
      </div>
      <Button variant="secondary" className="self-start" onClick={onDone}>
        Done
      </Button>
    </div>
  );
}
