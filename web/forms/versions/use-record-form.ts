import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { FieldValues, Resolver } from 'react-hook-form';
import { isRefusal } from '#web/api/api-errors.ts';
import type { CallOptions } from '#web/api/client.ts';
import type { FieldMessages } from '../field-messages.ts';
import { isSame } from '../merge-versions.ts';
import { useVersionedForm } from '../use-versioned-form.ts';

interface RecordFormOptions<Stored extends { updated_at: Date }, Values extends FieldValues, Parsed> {
  /** The newest version that was read; null for a new record. */
  record: Stored | null;
  valuesOf: (record: Stored | null) => Values;
  resolver: Resolver<Values, unknown, Parsed>;
  /** Saves. The options have the version that the form is based on, 0 for a new record. */
  send: (input: Parsed, options: { context: CallOptions }) => Promise<unknown>;
  /**
   * Reads the record after someone else has changed it, and updates the query behind `record`. For records that change in more
   * than the fields of the form.
   */
  readNewest?: () => Promise<Stored | undefined>;
  onSuccess: (input: NoInfer<Parsed>) => void;
  refusedIn?: (error: unknown) => FieldMessages;
  failureToast?: { title: string; description: string };
  /** Invalidated after a failure. */
  invalidates: QueryKey;
}

/**
 * The form of a dialog that adds a record, or changes one under the version that was read, its `updated_at`. What someone
 * else has changed in its fields is shown before it is replaced.
 */
export function useRecordForm<
  Stored extends { updated_at: Date },
  Values extends FieldValues,
  Parsed = Values,
>(options: RecordFormOptions<Stored, Values, Parsed>) {
  const queryClient = useQueryClient();
  const { record, valuesOf, resolver, send, readNewest, invalidates, ...rest } = options;
  return useVersionedForm<{ record: Stored | null; version: number }, Values, Parsed>({
    ...rest,
    stored: versioned(record),
    valuesOf: ({ record }) => valuesOf(record),
    resolver: () => resolver,
    conflicts: ({ base, newer }) => !isSame(base, newer),
    send: async (input, { base, accept, rebase }, { context }) => {
      const save = () => send(input, { context: { ...context, ifMatch: base().version } });
      await save().catch(async (error: unknown) => {
        if (!isRefusal(error, 'PRECONDITION_FAILED')) throw error;
        const newest = await readNewest?.();
        // Something else of the record has changed, such as the name of a dispatcher.
        if (!newest || !isSame(valuesOf(newest), valuesOf(base().record))) throw error;
        rebase(versioned(newest));
        return save();
      });
      accept({});
    },
    onFailure: () => void queryClient.invalidateQueries({ queryKey: invalidates }),
    invalidates,
  });
}

function versioned<Stored extends { updated_at: Date }>(record: Stored | null) {
  return { record, version: record?.updated_at.getTime() ?? 0 };
}
