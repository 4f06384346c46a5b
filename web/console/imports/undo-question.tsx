import type { Import } from '#contract/imports.ts';
import { api, call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { counted } from '#web/shipments/amounts.ts';
import { Alert } from '#web/ui/alert.tsx';
import { InlineQuestion } from '#web/ui/overlays/inline-question.tsx';
import { OFFLINE, useOnline } from '#web/ui/use-online.ts';

export function UndoQuestion({ found: { id, accepted }, onClose }: { found: Import; onClose: () => void }) {
  const online = useOnline();
  const undo = useWrite<void>({
    send: (_, options) => call.imports.undo({ id }, options),
    onSuccess: onClose,
    invalidates: api.imports.key(),
  });
  return (
    <div className="flex flex-col gap-3">
      {undo.failure && <Alert title={undo.failure} />}
      <InlineQuestion
        question="Undo this import?"
        act="Undo"
        keep="Keep it"
        destructive
        pending={undo.pending}
        locked={online ? undefined : OFFLINE}
        onAct={() => undo.write()}
        onKeep={onClose}
        className="rounded-md border border-line p-4"
      >
        {`This removes everything added from ${counted(accepted, 'row')}. You can’t undo the import once one of its records has been used.`}
      </InlineQuestion>
    </div>
  );
}
