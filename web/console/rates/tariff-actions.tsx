import { useState } from 'react';
import { api, call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { InlineQuestion } from '#web/ui/overlays/inline-question.tsx';

/** Undoes the latest version of a tariff, and withdraws it. */
export function TariffActions({ id, version }: { id: string; version: number }) {
  const [withdrawing, setWithdrawing] = useState(false);
  const revert = useWrite<void>({
    send: (_, options) => call.rates.revertTariff({ id, version }, options),
    invalidates: api.rates.key(),
  });
  const withdraw = useWrite<void>({
    send: (_, options) => call.rates.withdrawTariff({ id }, options),
    onSuccess: () => setWithdrawing(false),
  });
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      {withdrawing ? (
        <InlineQuestion
          question="Withdraw this tariff?"
          act="Withdraw"
          keep="Keep it"
          destructive
          pending={withdraw.pending}
          onAct={() => withdraw.write()}
          onKeep={() => setWithdrawing(false)}
          className="basis-full"
        >
          New prices won’t use it. Prices made with it stay. It can’t be restored.
        </InlineQuestion>
      ) : (
        <>
          {version > 0 && (
            <Button variant="secondary" pending={revert.pending} onClick={() => revert.write()}>
              Undo version {version}
            </Button>
          )}
          <Button variant="secondary" onClick={() => setWithdrawing(true)}>
            Withdraw
          </Button>
        </>
      )}
      <p role="alert" className="basis-full text-ui text-danger empty:hidden">
        {revert.failure ?? withdraw.failure}
      </p>
    </div>
  );
}

/** Makes the lines of a former version those of the next one. */
export function RestoreVersion({ id, version, latest }: { id: string; version: number; latest: number }) {
  const restore = useWrite<void>({
    send: (_, options) => call.rates.revertTariff({ id, to: version, version: latest }, options),
    failureToast: { title: 'The version was not restored' },
    invalidates: api.rates.key(),
  });
  return (
    <Button
      variant="ghost"
      aria-label={`Restore version ${version}`}
      pending={restore.pending}
      onClick={() => restore.write()}
    >
      Restore
    </Button>
  );
}
