import type { QueryKey } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';
import { isRefusal } from '#web/api/api-errors.ts';
import type { CallOptions } from '#web/api/client.ts';
import { queryClient } from '#web/api/query-client.ts';
import type { FieldMessages } from './field-messages.ts';
import { differencesOf, isSame, isTyped, mergedWith, type Versions } from './merge-versions.ts';
import { useForm } from './use-form.ts';
import { useWrite } from './use-write.ts';

export interface VersionedSession<Stored, Values> {
  /** The version that the form is based on at the moment. */
  base: () => Stored;
  /** Makes what was saved the base. Values that differ from those `sent`, by default all, stay unsaved. */
  accept: (saved: Partial<Stored>, sent?: Values) => void;
  /** Makes a newer version the base. Returns false if the user must review it first. */
  rebase: (newer: Stored) => boolean;
}

interface VersionedFormOptions<Stored, Values extends FieldValues, Parsed, Input> {
  /** The newest version. */
  stored: Stored;
  valuesOf: (stored: Stored) => Values;
  resolver: (base: Stored) => Resolver<Values, unknown, Parsed>;
  idPrefix?: string;
  /** Whether unsaved changes conflict with a newer version; by default always. */
  conflicts?: (versions: Versions<Values>) => boolean;
  /** Saves, then passes what was saved to `accept`. */
  send: (
    input: Input,
    session: VersionedSession<Stored, Values>,
    options: { context: CallOptions },
  ) => Promise<void>;
  onSuccess?: (input: NoInfer<Input>) => void;
  /** `base` includes what was saved before the failure. */
  onFailure?: (error: unknown, input: NoInfer<Input>, base: Stored) => void;
  refusedIn?: (error: unknown) => FieldMessages;
  failureToast?: { title: string; description: string };
  /** Invalidated after a version conflict. */
  invalidates: QueryKey;
}

/**
 * The form of a record with a version. A newer version replaces the values at once if it conflicts with no unsaved
 * change; otherwise it waits in `differences` until `takeNewer`, so no entry is lost.
 */
export function useVersionedForm<
  Stored extends { version: number },
  Values extends FieldValues,
  Parsed = Values,
  Input = Parsed,
>(options: VersionedFormOptions<Stored, Values, Parsed, Input>) {
  const { stored, valuesOf, conflicts = () => true } = options;
  const [base, setBase] = useState(stored);
  const newestBase = useRef(base);
  const form = useForm<Values, Parsed>({
    initial: valuesOf(base),
    resolver: options.resolver(base),
    ...(options.idPrefix !== undefined && { idPrefix: options.idPrefix }),
  });
  const sent = useRef(valuesOf(base));
  const versionsWith = (newer: Stored, from = valuesOf(newestBase.current)): Versions<Values> => ({
    base: from,
    typed: form.getValues(),
    newer: valuesOf(newer),
  });
  const needsReview = (versions: Versions<Values>) => isTyped(versions) && conflicts(versions);
  const take = (next: Stored, versions: Versions<Values>) => {
    newestBase.current = next;
    setBase(next);
    form.reset(versions.newer, mergedWith(versions));
  };
  /** A reset replaces the rows of lists, and the focus in them is lost: not where only other parts of the record changed. */
  const adopt = (next: Stored, versions: Versions<Values>) => {
    if (!isSame(versions.base, versions.newer)) return take(next, versions);
    newestBase.current = next;
    setBase(next);
  };
  const session: VersionedSession<Stored, Values> = {
    base: () => newestBase.current,
    accept: (saved, values = sent.current) => {
      const next = { ...newestBase.current, ...saved };
      take(next, versionsWith(next, values));
    },
    rebase: (newer) => {
      const versions = versionsWith(newer);
      if (needsReview(versions)) return false;
      adopt(newer, versions);
      return true;
    },
  };
  const call = useWrite<Input>({
    form: { refuse: form.refuse, snapshot: () => ({}), settle: () => {} },
    send: (input, context) => options.send(input, session, context),
    onSuccess: (_, input) => options.onSuccess?.(input),
    onFailure: (error, _refused, input) => {
      if (isRefusal(error, 'VERSION_CONFLICT'))
        void queryClient.invalidateQueries({ queryKey: options.invalidates });
      options.onFailure?.(error, input, newestBase.current);
    },
    ...(options.refusedIn && { refusedIn: options.refusedIn }),
    failureToast: options.failureToast,
  });

  const isNewer = stored.version > base.version && !call.pending;
  const versions = isNewer ? versionsWith(stored) : null;
  const review = versions && needsReview(versions) ? versions : null;
  useLayoutEffect(() => {
    if (versions && !review) adopt(stored, versions);
  });
  return {
    form,
    /** The version that the form is based on. */
    base,
    write: (input: Input) => {
      if (!call.pending) sent.current = form.snapshot();
      call.write(input);
    },
    pending: call.pending,
    error: call.error,
    /** Why the last call failed. Null while there is a newer version to review. */
    failure: review ? null : call.failure,
    /** Who saved the version that refused the last call, and when. */
    conflict: call.conflict,
    /** What someone else changed, if the user must review it before saving. */
    differences: review && differencesOf(review),
    /** Shows the newer version with the user's values. */
    takeNewer: () => {
      if (review) take(stored, review);
      call.reset();
    },
  };
}
