import type { QueryKey } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';
import { isRefusal } from '#web/api/api-errors.ts';
import type { CallOptions } from '#web/api/client.ts';
import { queryClient } from '#web/api/query-client.ts';
import type { FieldMessages } from './field-messages.ts';
import { differencesOf, mergedWith, type Versions } from './merge-versions.ts';
import { useForm } from './use-form.ts';
import { useWrite } from './use-write.ts';

interface VersionedFormOptions<Stored, Values extends FieldValues, Parsed, Input> {
  /** The newest stored version. */
  stored: Stored;
  valuesOf: (stored: Stored) => Values;
  resolver: (base: Stored) => Resolver<Values, unknown, Parsed>;
  idPrefix?: string;
  /** Whether the user must review a newer version first; by default if there are unsaved changes. */
  needsReview?: (versions: Versions<Values>) => boolean;
  /** Saves and hands what was saved to `accept`. */
  send: (
    input: Input,
    session: VersionedSession<Stored, Values>,
    options: { context: CallOptions },
  ) => Promise<unknown>;
  onSuccess?: (input: Input) => void;
  /** `base` includes what was saved before the failure. */
  onFailure?: (error: unknown, input: NoInfer<Input>, base: Stored) => void;
  refusedIn?: (error: unknown) => FieldMessages;
  failureToast?: { title: string; description: string };
  /** Invalidated after a version conflict. */
  invalidates: QueryKey;
}

interface VersionedSession<Stored, Values> {
  /** The version that the form is based on at the moment. */
  base: () => Stored;
  /** Makes what was saved the base. Values that differ from `sent`, by default all values as sent, stay unsaved. */
  accept: (saved: Partial<Stored>, sent?: Values) => void;
  /** Makes a newer version the base; false if the user must review it first. */
  rebase: (newer: Stored) => boolean;
}

/**
 * A form for a record with a version. A newer version replaces the values at once if nothing is unsaved or nothing
 * conflicts; otherwise it waits in `differences` until `takeNewer`, so no entry is lost.
 */
export function useVersionedForm<
  Stored extends { version: number },
  Values extends FieldValues,
  Parsed = Values,
  Input = Parsed,
>(options: VersionedFormOptions<Stored, Values, Parsed, Input>) {
  const { stored, valuesOf, needsReview, resolver, idPrefix, send, onSuccess, onFailure, invalidates } =
    options;
  const [base, setBase] = useState(stored);
  const newest = useRef(base);
  const form = useForm<Values, Parsed>({
    initial: valuesOf(base),
    resolver: resolver(base),
    ...(idPrefix !== undefined && { idPrefix }),
  });
  const versionsOf = (newer: Stored, from = valuesOf(newest.current)): Versions<Values> => ({
    base: from,
    typed: form.getValues(),
    newer: valuesOf(newer),
  });
  const take = (next: Stored, versions: Versions<Values>) => {
    newest.current = next;
    setBase(next);
    form.reset(versions.newer, mergedWith(versions));
  };
  const mustReview = (versions: Versions<Values>) =>
    differencesOf({ ...versions, newer: versions.typed }).length > 0 && (needsReview?.(versions) ?? true);
  const rebase = (newer: Stored) => {
    const versions = versionsOf(newer);
    if (mustReview(versions)) return false;
    take(newer, versions);
    return true;
  };

  const { write, pending, failure, failures, error, conflict, reset } = useWrite<Input>({
    form: { refuse: form.refuse, settle: () => {} },
    send: (input, context) => {
      const sent = form.getValues();
      const accept = (saved: Partial<Stored>, values = sent) => {
        const next = { ...newest.current, ...saved };
        take(next, versionsOf(next, values));
      };
      return send(input, { base: () => newest.current, accept, rebase }, context);
    },
    onSuccess: (_, input) => onSuccess?.(input),
    onFailure: (failed, _refused, input) => {
      if (isRefusal(failed, 'VERSION_CONFLICT'))
        void queryClient.invalidateQueries({ queryKey: invalidates });
      onFailure?.(failed, input, newest.current);
    },
    ...(options.refusedIn && { refusedIn: options.refusedIn }),
    failureToast: options.failureToast,
  });

  const isNewer = stored.version > base.version && !pending;
  const versions = isNewer ? versionsOf(stored) : null;
  const review = versions && mustReview(versions) ? versions : null;
  useLayoutEffect(() => {
    if (versions && !review) take(stored, versions);
  });
  return {
    form,
    /** The version that the form is based on. */
    base,
    write,
    pending,
    error,
    /** Why the last call failed; null while there is a newer version to review. */
    failure: review ? null : failure,
    failures,
    /** What someone else changed, if the user must review it before saving. */
    differences: review && differencesOf(review),
    /** Who saved the version that refused the last call, and when. */
    conflict,
    /** Shows the newer version with the user's values. */
    takeNewer: () => {
      if (review) take(stored, review);
      reset();
    },
  };
}
