import type { ShipmentDocument } from '#contract/documents.ts';
import { api, call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { counted } from '#web/shipments/amounts.ts';
import { toast } from '#web/ui/overlays/toast.ts';

/**
 * Whether the document can be issued with the others: complete, with nothing to confirm and no signature needed. Documents of
 * the arrival have their moment, so they are issued alone.
 */
export function isReadyToIssue(entry: ShipmentDocument): boolean {
  return (
    entry.document_type !== 'arrival_notice' &&
    entry.document_type !== 'delivery_order' &&
    entry.not_applicable_reason === null &&
    entry.document?.status !== 'issued' &&
    entry.missing.length === 0 &&
    entry.unconfirmed.length === 0 &&
    !entry.issuing_body &&
    !entry.refusal &&
    !entry.over_capacity
  );
}

/** Generates and issues documents one after the other. A failure ends it; what was issued until then stays issued. */
export function useIssueAll(tracking_number: string) {
  const { write, pending, failure } = useWrite({
    send: async (entries: readonly ShipmentDocument[], options) => {
      for (const { document_type, document } of entries) {
        const { document_number } =
          document ??
          (await call.documents.generate({ tracking_number, document_type, replaces: null }, options));
        await call.documents.issue({ document_number }, options);
      }
    },
    onSuccess: (_, entries) =>
      toast({
        title: `${counted(entries.length, 'document')} issued`,
        description: entries.map(({ name }) => name).join(', '),
      }),
    failureToast: { title: 'Not all documents were issued' },
    invalidates: api.documents.ofShipment.key(),
  });
  return { issueAll: write, pending, failure };
}
