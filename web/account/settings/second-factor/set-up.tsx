import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { FactorConfirmation } from '#domain/second-factor/code.ts';
import { isRefusal } from '#web/api/api-errors.ts';
import { api } from '#web/api/client.ts';
import { SecondFactorField } from '#web/public/auth/second-factor-field.tsx';
import { useAccountForm } from '#web/public/auth/use-account-form.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { endedSessions } from '../ended-sessions.ts';
import { SettingsForm } from '../settings-form.tsx';

interface SetUpProps {
  keyOfApp: { qr_svg: string; key: string };
  onCodes: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** Sets up an authenticator app by QR code or key, and confirms it with a code. */
export function SetUp({ keyOfApp: { qr_svg, key }, onCodes, onCancel }: SetUpProps) {
  const start = useRef<HTMLParagraphElement>(null);
  useEffect(() => start.current?.focus(), []);
  const form = useAccountForm(FactorConfirmation, { code: '' });
  const confirm = useMutation({
    ...api.people.confirmSecondFactor.mutationOptions(),
    onSuccess: ({ recovery_codes, ended }) => {
      onCodes(recovery_codes);
      toast({ title: 'Two-step sign-in is on', description: endedSessions(ended) });
    },
    onError: (error) => {
      if (isRefusal(error, 'WRONG_CODE')) form.refuse('code', error.message);
      else form.showFailure(error);
    },
  });
  return (
    <div className="flex flex-col gap-5">
      <div>
        <p ref={start} tabIndex={-1} className="text-ui font-semibold">
          1. Scan this code with your authenticator app
        </p>
        <div className="mt-3 flex flex-wrap items-start gap-x-6 gap-y-4">
          {/* Black on white in dark mode too, because cameras can't read inverted codes. */}
          <img
            src={`data:image/svg+xml,${encodeURIComponent(qr_svg)}`}
            alt="QR code with the key for your app"
            className="size-44 shrink-0 rounded-md border border-line bg-[#fff] p-3"
          />
          <div className="min-w-0 flex-1 basis-56">
            <p className="text-ui text-ink-2">Or enter this key manually:</p>
            <div className="mt-1 flex items-start gap-1">
              <p className="num min-w-0 py-2 text-ui leading-7 font-semibold wrap-break-word">{key}</p>
              <CopyButton text={key.replaceAll(' ', '')} label="key" />
            </div>
            <p className="text-caption">Keep this key secret. It won’t be shown again.</p>
          </div>
        </div>
      </div>
      <div>
        <p className="text-ui font-semibold">2. Enter the code from the app</p>
        <div className="mt-3">
          <SettingsForm
            form={form}
            call={confirm}
            errorAtField={isRefusal(confirm.error, 'WRONG_CODE')}
            onSubmit={form.submit((values) => confirm.mutate(values))}
            submitLabel="Turn on"
            busyLabel="Checking..."
          >
            <SecondFactorField {...form.field('code')} label="Code from your app" digits />
          </SettingsForm>
        </div>
      </div>
      <Button variant="ghost" className="-ml-3.5 self-start" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
