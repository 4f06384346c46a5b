import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { WORKLIST_OWNERS, type WorklistOwner } from '#domain/tasks/worklist-owner.ts';
import { api } from '#web/api/client.ts';
import { GuardedPage } from '#web/forms/leave-guard/guarded-page.tsx';
import { ChoiceSwitch } from '../choice-switch.tsx';
import { useStaffEvents } from '../use-staff-events.ts';
import { OpenExceptions } from './open-exceptions.tsx';
import { OpenTasks } from './open-tasks.tsx';
import { UnreadThreads } from './unread-threads.tsx';

const CHOICES: readonly { value: WorklistOwner; label: string }[] = [
  { value: 'me', label: 'Mine' },
  { value: 'nobody', label: 'Unassigned' },
  { value: 'anyone', label: 'Everyone' },
];
/** Whose work is listed: a form in another list would be lost. */
const CLOSING = ['owner'];
const LISTS = [api.tasks.open, api.exceptions.open, api.messages.threads];

/** What there is to do across shipments. Whose it is, is in the URL. */
export function Worklist() {
  const [parameters, setParameters] = useSearchParams();
  const owner = WORKLIST_OWNERS.find((each) => each === parameters.get('owner')) ?? 'me';
  const queryClient = useQueryClient();
  useStaffEvents(['changed', 'messages_changed'], () => {
    for (const list of LISTS) void queryClient.invalidateQueries({ queryKey: list.key() });
  });
  return (
    <GuardedPage parameters={CLOSING}>
      <ChoiceSwitch
        legend="Whose work"
        choices={CHOICES}
        value={owner}
        onChange={(chosen) =>
          setParameters(chosen === 'me' ? {} : { owner: chosen }, { preventScrollReset: true })
        }
      />
      <div className="mt-4 grid items-start gap-5 xl:grid-cols-2">
        <OpenTasks key={`tasks ${owner}`} owner={owner} />
        <div className="flex min-w-0 flex-col gap-5">
          <OpenExceptions key={`exceptions ${owner}`} owner={owner} />
          {owner !== 'nobody' && <UnreadThreads />}
        </div>
      </div>
    </GuardedPage>
  );
}
