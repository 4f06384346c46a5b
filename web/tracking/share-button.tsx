import Check from 'lucide-react/icons/check';
import Share2 from 'lucide-react/icons/share-2';
import { IconButton } from '#web/ui/icon-button.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { useCopied } from '#web/ui/use-copied.ts';

interface ShareButtonProps {
  /** A path of this site. */
  path: string;
  /** The title that the receiver sees above the link. */
  title: string;
  label: string;
}

/** Opens the device's share sheet; without one, copies the link and confirms it. */
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

/** Closing the share sheet is not an error. */
function unlessClosed(error: unknown): void {
  if (error instanceof DOMException && error.name === 'AbortError') return;
  toast({
    title: 'Error',
    description: 'We couldn’t share the link. Copy it from the address bar.',
    variant: 'destructive',
  });
}
