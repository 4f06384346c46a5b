import type { ShipmentDocument } from '#contract/documents.ts';
import { counted } from '#web/shipments/amounts.ts';
import { Button } from '#web/ui/button.tsx';
import { isReadyToIssue, useIssueAll } from './use-issue-all.ts';

interface IssueAllButtonProps {
  /** The tracking number. */
  number: string;
  entries: readonly ShipmentDocument[];
  /** Disables writes, as while offline. */
  locked: boolean;
}

/** Generates and issues all complete documents; nothing if there are none. */
export function IssueAllButton({ number, entries, locked }: IssueAllButtonProps) {
  const { issueAll, pending } = useIssueAll(number);
  const ready = entries.filter(isReadyToIssue);
  if (ready.length === 0) return null;
  return (
    <Button className="max-sm:w-full" disabled={locked} pending={pending} onClick={() => issueAll(ready)}>
      Issue {counted(ready.length, 'complete document')}
    </Button>
  );
}
