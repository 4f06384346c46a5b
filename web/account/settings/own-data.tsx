import Download from 'lucide-react/icons/download';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { paths } from '#web/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { saveFile } from '#web/ui/save-file.ts';
import { useOnline } from '#web/ui/use-online.ts';

const EraseDialog = lazyWithRetry(async () => (await import('./erase-dialog.tsx')).EraseDialog);

/** Data export and account deletion. */
export function OwnData() {
  const online = useOnline();
  const [confirming, setConfirming] = useState(false);
  const download = useWrite({
    send: (_, options) => call.privacy.export(undefined, options),
    onSuccess: (file) => {
      saveFile(file, file.name);
      toast({ title: 'Data downloaded', description: file.name });
    },
  });
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col items-start gap-3">
        <p className="text-ui">
          Everything we store about you in a ZIP file: as a readable page, and as JSON for other programs.
        </p>
        {download.failure && <Alert title={download.failure} className="self-stretch" />}
        <Button
          variant="secondary"
          size="marketing"
          icon={<Download aria-hidden="true" />}
          pending={download.pending}
          busyLabel="Preparing..."
          disabled={!online}
          onClick={() => download.write()}
        >
          Download your data
        </Button>
      </div>
      <div className="flex flex-col items-start gap-3 border-t border-line pt-6">
        <p className="text-ui">
          Deleting your account erases your profile, sign-in history, notifications, quotes and messages. This
          can’t be undone.
        </p>
        <Button variant="secondary" size="marketing" disabled={!online} onClick={() => setConfirming(true)}>
          Delete your account...
        </Button>
      </div>
      <p className="flex flex-wrap gap-x-6 border-t border-line pt-3">
        <Link className="link inline-flex min-h-11 items-center" to={paths.privacyPolicy()}>
          Privacy policy
        </Link>
        <Link className="link inline-flex min-h-11 items-center" to={paths.cookiePolicy()}>
          Cookie policy
        </Link>
      </p>
      {confirming && (
        <Suspense>
          <EraseDialog onClose={() => setConfirming(false)} />
        </Suspense>
      )}
    </div>
  );
}
