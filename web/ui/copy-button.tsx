import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { IconButton } from './icon-button.tsx';
import { toast } from './toast.ts';
import { useCopied } from './use-copied.ts';

/** Copies `text`; for two seconds it says so. `label` names what is copied ("tracking number"). */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, sayCopied] = useCopied();

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      sayCopied();
    } catch {
      // Refused, or not there without TLS: the text stands beside the button and can be selected.
      toast({ title: `Copy the ${label} by hand`, description: text });
    }
  };
  return (
    <>
      <IconButton
        label={`Copy ${label}`}
        icon={copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        onClick={() => void copy()}
      />
      <span role="status" className="sr-only">
        {copied ? 'Copied' : ''}
      </span>
    </>
  );
}
