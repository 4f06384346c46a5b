import Check from 'lucide-react/icons/check';
import Share2 from 'lucide-react/icons/share-2';
import { IconButton } from '#web/ui/icon-button.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { useCopied } from '#web/ui/use-copied.ts';

interface ShareButtonProps {
  /** Of this site. */
  path: string;
  /** What the receiver reads above the link. */
  title: string;
  label: string;
}

/** Hands the link to the device's own sharing; where there is none, copies it and says so. */
export function ShareButton({ path, title, label }: ShareButtonProps) {
  const [copied, sayCopied] = useCopied();

  const share = async () => {
    const url = new URL(path, window.location.origin).href;
    if (navigator.share) return navigator.share({ title, url }).catch(unlessClosed);
    try {
      await navigator.clipboard.writeText(url);
      sayCopied();
      toast({ title: 'Link copied', description: url });
    } catch {
      toast({ title: 'Copy this link', description: url });
    }
  };
  return (
    <IconButton
      label={label}
      icon={copied ? <Check aria-hidden="true" /> : <Share2 aria-hidden="true" />}
      onClick={() => void share()}
    />
  );
}

/** Closing the device's sheet is no failure. */
function unlessClosed(error: unknown): void {
  if (error instanceof DOMException && error.name === 'AbortError') return;
  toast({ title: 'Error', description: 'This device could not share the link.', variant: 'destructive' });
}
