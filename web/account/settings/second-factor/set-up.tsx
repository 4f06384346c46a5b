import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef } from 'react';
import { FactorConfirmation } from '#domain/second-factor/code.ts';
import { call } from '#web/api/client.ts';
import { fieldsRefusedBy } from '#web/forms/refused-fields.ts';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { SecondFactorField } from '#web/public/auth/second-factor-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { endedSessions } from '../ended-sessions.ts';

interface SetUpProps {
  keyOfApp: { qr_svg: string; key: string };
  onCodes: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** Sets up an authenticator app by QR code or key, and confirms it with a code. */
export function SetUp({ keyOfApp: { qr_svg, key }, onCodes, onCancel }: SetUpProps) {
  const start = useRef<HTMLParagraphElement>(null);
  useEffect(() => start.current?.focus(), []);
  const form = useForm({
    initial: { code: '' },
    resolver: zodResolver(FactorConfirmation),
    idPrefix: '',
  });
  const confirm = useWrite({
    form,
    send: (input: FactorConfirmation, options) => call.people.confirmSecondFactor(input, options),
    onSuccess: ({ recovery_codes, ended }) => {
      onCodes(recovery_codes);
      toast({ title: 'Two-step sign-in is on', description: endedSessions(ended) });
    },
    refusedIn: fieldsRefusedBy({ WRONG_CODE: 'code' }),
    failureToast: { title: 'Error' },
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
              <p className="code min-w-0 py-2 text-ui leading-7 font-semibold wrap-break-word">{key}</p>
              <CopyButton text={key.replaceAll(' ', '')} label="key" />
            </div>
            <p className="text-caption">Keep this key secret. It won’t be shown again.</p>
          </div>
        </div>
      </div>
      <div>
        <p className="text-ui font-semibold">2. Enter the code from the app</p>
        <div className="mt-3">
          <SubmitForm
            form={form}
            call={confirm}
            onSubmit={form.submit(confirm.write)}
            submitLabel="Turn on"
            busyLabel="Checking..."
          >
            <SecondFactorField {...form.field('code')} label="Code from your app" digits />
          </SubmitForm>
        </div>
      </div>
      <Button variant="ghost" className="-ml-3.5 self-start" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
