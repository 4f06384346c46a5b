import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { MergeProposal } from '#contract/organisations/organisations.ts';
import { api, call } from '#web/api/client.ts';
import { DialogButtons } from '#web/forms/dialog-buttons.tsx';
import { useWrite } from '#web/forms/use-write.ts';
import { paths } from '#web/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { CalendarDay } from '#web/ui/calendar-day.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';

/** Companies that may be the same; nothing is shown without any. */
export function MergeProposals() {
  const { data } = useQuery(api.organisations.mergeProposals.queryOptions());
  const [chosen, setChosen] = useState<MergeProposal | null>(null);
  if (!data || data.proposals.length === 0) return null;
  return (
    <section aria-labelledby="merge-proposals" className="mb-8">
      <h2 id="merge-proposals" className="mb-2 text-h3">
        Possible duplicates
      </h2>
      <ul className="divide-y divide-line rounded-md border border-line bg-surface">
        {data.proposals.map((proposal) => (
          <li
            key={proposal.organisations.map(({ id }) => id).join()}
            className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3"
          >
            <span className="min-w-0 flex-1 basis-60 text-ui">
              <bdi className="font-semibold">{proposal.name}</bdi>
              <span className="block text-caption">
                Same name, and addresses of {proposal.domain}:{' '}
                {proposal.organisations.map(({ id, created_at }, index) => (
                  <span key={id}>
                    {index > 0 && ' and '}
                    <Link to={paths.companies(id)} className="link">
                      since <CalendarDay of={created_at} />
                    </Link>
                  </span>
                ))}
              </span>
            </span>
            <Button variant="secondary" onClick={() => setChosen(proposal)}>
              Merge
            </Button>
          </li>
        ))}
      </ul>
      {chosen && <MergeDialog proposal={chosen} onClose={() => setChosen(null)} />}
    </section>
  );
}

function MergeDialog({ proposal, onClose }: { proposal: MergeProposal; onClose: () => void }) {
  const [into, merged] = proposal.organisations;
  const { write, pending, failure } = useWrite({
    send: (id: string, options) => call.organisations.merge({ id, into: into?.id ?? '' }, options),
    onSuccess: ({ name }) => {
      toast({ title: 'Companies merged', description: name });
      onClose();
    },
    invalidates: api.organisations.key(),
  });
  return (
    <Dialog
      open
      size="small"
      onOpenChange={(open) => !open && onClose()}
      title={`Merge ${proposal.name}?`}
      description="Shipments, quotes, invoices and people of the newer company move to the older one. This can’t be undone."
      footer={
        <DialogButtons
          label="Merge companies"
          busyLabel="Merging..."
          pending={pending}
          destructive
          act={() => merged && write(merged.id)}
          onLeave={onClose}
        />
      }
    >
      {failure && <Alert title={failure} />}
    </Dialog>
  );
}
