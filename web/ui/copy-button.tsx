import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { IconButton } from './icon-button.tsx';
import { toast } from './overlays/toast.ts';
import { useCopied } from './use-copied.ts';

/** Copies `text` and confirms it for two seconds. `label` names what is copied ("tracking number"). */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, markCopied] = useCopied();

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      markCopied();
    } catch {
      // The clipboard API is unavailable without TLS and may be denied. The text beside the button can be selected instead.
      toast({ title: `Copy the ${label} manually`, description: text });
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
