import { useEffect, useRef } from 'react';
import { company } from '#content/company.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { saveFile } from '#web/ui/save-file.ts';
import { useCopied } from '#web/ui/use-copied.ts';
import './recovery-codes.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  onStored: () => void;
}

/** Shows recovery codes once. The server stores only hashes and can't show them again. */
export function RecoveryCodes({ codes, onStored }: RecoveryCodesProps) {
  const title = useRef<HTMLParagraphElement>(null);
  const [copied, markCopied] = useCopied();
  useEffect(() => title.current?.focus(), []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      markCopied();
    } catch {
      // The clipboard API is unavailable without TLS and may be denied. The codes can be selected instead.
      toast({ title: 'Copy the codes manually', description: 'Your browser blocked the clipboard.' });
    }
  };
  const download = () =>
    saveFile(
      new Blob([textOf(codes)], { type: 'text/plain' }),
      `${company.brand.toLowerCase()}-recovery-codes.txt`,
    );
  return (
    <div className="recovery-codes flex flex-col gap-4">
      <div>
        <p ref={title} tabIndex={-1} className="text-ui font-semibold">
          Save these recovery codes
        </p>
        <p className="mt-1 text-ui text-ink-2">
          Each one signs you in once when your phone or passkey is out of reach. Store them where you can find
          them then: they are not shown again.
        </p>
      </div>
      <ol
        aria-label="Recovery codes"
        className="num grid grid-cols-2 gap-x-6 gap-y-1 rounded-md border border-line bg-surface p-4 text-ui font-semibold"
      >
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ol>
      <div className="recovery-codes-tools flex flex-wrap gap-2">
        <Button variant="secondary" onClick={download}>
          Download
        </Button>
        <Button variant="secondary" onClick={() => void copy()}>
          {copied ? 'Copied' : 'Copy'}
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <Button size="marketing" className="recovery-codes-tools self-start" onClick={onStored}>
        I’ve saved them
      </Button>
      <span role="status" className="sr-only">
        {copied ? 'Copied' : ''}
      </span>
    </div>
  );
}

function textOf(codes: readonly string[]): string {
  return [`Recovery codes for ${company.brand}. Each signs you in once.`, '', ...codes, ''].join('\n');
}
