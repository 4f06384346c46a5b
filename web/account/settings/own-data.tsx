import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { call } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { failureSentence } from '#web/public/auth/failure.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import { useOnline } from '#web/ui/online.ts';
import { saveFile } from '#web/ui/save-file.ts';
import { toast } from '#web/ui/toast.ts';

const EraseDialog = lazyWithRetry(async () => (await import('./erase-dialog.tsx')).EraseDialog);

/** A copy of everything, and the end of it. */
export function OwnData() {
  const online = useOnline();
  const [asked, setAsked] = useState(false);
  const download = useMutation({
    mutationFn: () => call.privacy.export(),
    onSuccess: (file) => {
      saveFile(file, file.name);
      toast({ title: 'Your data is downloaded', description: file.name });
    },
  });
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col items-start gap-3">
        <p className="text-ui">
          All that we keep about you in a ZIP file: a page to read, and the same as JSON for other programs.
        </p>
        {download.error && <Alert title={failureSentence(download.error)} className="self-stretch" />}
        <Button
          variant="secondary"
          size="marketing"
          icon={<Download aria-hidden="true" />}
          pending={download.isPending}
          busyLabel="Gathering..."
          disabled={!online}
          onClick={() => download.mutate()}
        >
          Download your data
        </Button>
      </div>
      <div className="flex flex-col items-start gap-3 border-t border-line pt-6">
        <p className="text-ui">
          Deleting your account erases your profile, sign-ins, notifications, quotes and messages. Nobody can
          bring them back.
        </p>
        <Button variant="secondary" size="marketing" disabled={!online} onClick={() => setAsked(true)}>
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
      {asked && (
        <Suspense>
          <EraseDialog onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </div>
  );
}
