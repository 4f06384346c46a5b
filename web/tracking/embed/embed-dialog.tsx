import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { RadioRow } from '#web/ui/fields/choice-row.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { EMBED_THEMES, type EmbedTheme, embedCode } from './embed-code.ts';

interface EmbedDialogProps {
  tracking_number: string;
  onClose: () => void;
}

/** The script tag for a site, in the chosen theme. */
export function EmbedDialog({ tracking_number, onClose }: EmbedDialogProps) {
  const [theme, setTheme] = useState<EmbedTheme>('auto');
  const code = embedCode({ origin: location.origin, tracking_number, theme });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Embed ${tracking_number}`}
      description="Shows this shipment on your own site. Everyone who opens that page sees what the public tracking page shows."
    >
      <div className="flex flex-col gap-5">
        <fieldset className="grid gap-2 sm:grid-cols-3">
          <legend className="mb-2 text-ui font-semibold">Theme</legend>
          {EMBED_THEMES.map(([value, label]) => (
            <RadioRow
              key={value}
              name="embed-theme"
              label={label}
              checked={theme === value}
              onChange={() => setTheme(value)}
            />
          ))}
        </fieldset>
        <div>
          <p className="flex items-center justify-between gap-3 text-ui font-semibold">
            Code for your page <CopyButton text={code} label="code" />
          </p>
          <pre className="mt-1 rounded-md border border-line bg-sunken p-3 code text-dense break-all whitespace-pre-wrap">
            {code}
          </pre>
        </div>
        <p className="text-ui text-ink-2">
          Colours, policies and frames without a script:{' '}
          <Link to={paths.guide('tracking-on-your-site')} className="link">
            Tracking on your site
          </Link>
          .
        </p>
      </div>
    </Dialog>
  );
}
