import type { Declaration } from '#contract/shipments/declarations.ts';
import { api, call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { InlineQuestion } from '#web/ui/overlays/inline-question.tsx';
import { OFFLINE, useOnline } from '#web/ui/use-online.ts';

interface RemoveQuestionProps {
  declaration: Declaration;
  onDone: () => void;
}

export function RemoveQuestion({ declaration: { id, version }, onDone }: RemoveQuestionProps) {
  const online = useOnline();
  const remove = useWrite({
    send: (_: undefined, { context }) =>
      call.declarations.remove({ id }, { context: { ...context, ifMatch: version } }),
    onSuccess: onDone,
    failureToast: { title: 'The declaration was not removed' },
    invalidates: api.declarations.key(),
  });
  return (
    <InlineQuestion
      question="Remove this draft?"
      act="Remove draft"
      keep="Keep it"
      destructive
      pending={remove.pending}
      locked={online ? undefined : OFFLINE}
      onAct={() => remove.write(undefined)}
      onKeep={onDone}
    >
      Its number is removed from the references as well.
    </InlineQuestion>
  );
}
