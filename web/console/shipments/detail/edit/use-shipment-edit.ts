import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import type { StaffShipment } from '#contract/shipments/staff.ts';
import { ShipmentChange } from '#domain/shipments/editable-shipment.ts';
import type { SelectableStatus } from '#domain/shipments/selectable-status.ts';
import { unusualChange } from '#domain/shipments/unusual-change.ts';
import { isRefusal } from '#web/api/api-errors.ts';
import { api, call } from '#web/api/client.ts';
import { useIdempotencyScope } from '#web/api/idempotency-scope.ts';
import { failureSentence } from '#web/forms/use-write.ts';
import type { FieldProblem } from '#web/ui/fields/error-summary.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { differencesOf, isConflict, mergedWith } from './edit-conflict.ts';
import { changeOf, type EditField, type EditValues, fieldsBetween, valuesOf } from './edit-values.ts';
import { brokenEdit } from './failed-edit.ts';

interface Draft {
  /** The version that the form was filled in from. */
  base: StaffShipment;
  values: EditValues;
  /** The user's values in fields that someone else changed as well, until they choose. */
  conflicting: Partial<EditValues>;
}

interface Conflict {
  by: string | null;
  at: Date;
}

/**
 * The edit of a shipment. Without changes, a newer `record` replaces the values at once; otherwise it waits in
 * `differences` until `takeNewer`, so no entry is lost. Saving sends only the changed fields.
 */
export function useShipmentEdit(record: StaffShipment) {
  const { tracking_number } = record;
  const formId = useId();
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState<Draft>(() => ({
    base: record,
    values: valuesOf(record),
    conflicting: {},
  }));
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [isUnusual, setUnusual] = useState(false);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [rerouteDue, setRerouteDue] = useState(false);
  const running = useRef(false);
  const options = useIdempotencyScope();

  const { base, values, conflicting } = draft;
  const fields = fieldsBetween(values, valuesOf(base));
  const versions = { base: valuesOf(base), typed: values, newer: valuesOf(record) };
  const isNewer = record.version > base.version && !pending;
  const differences = isNewer && isConflict(versions) ? differencesOf(versions) : null;
  if (isNewer && !differences) {
    setDraft(rebased(draft, record));
    setConflict(null);
  }

  const idOf = (field: EditField) => `${formId}-${field}`;
  const show = (broken: Record<string, string>) => {
    const found = Object.entries(broken).map(([field, message]) => ({
      fieldId: idOf(field as EditField),
      message,
    }));
    setAttempt((former) => former + 1);
    setProblems(found.length > 1 ? found : []);
    const [only] = found;
    if (found.length === 1 && only)
      requestAnimationFrame(() => document.getElementById(only.fieldId)?.focus());
  };
  /** Entries made during the request stay. */
  const settle = (saved: Partial<StaffShipment>, sent: readonly EditField[]) =>
    setDraft((former) => {
      const settled = { ...former.base, ...saved };
      const now = valuesOf(settled);
      const typed = fieldsBetween(former.values, values);
      const open = fieldsBetween(former.values, now).filter(
        (field) => typed.includes(field) || !sent.includes(field),
      );
      const stays = Object.fromEntries(open.map((field) => [field, former.values[field]]));
      return { ...former, base: settled, values: { ...now, ...stays } };
    });

  const sendStatus = async (version: number, confirmed: boolean) => {
    const status = values.status as SelectableStatus;
    const input = { trackingNumber: tracking_number, status, version, confirmed };
    const saved = await call.shipments.changeStatus(input, options);
    settle({ status, version: saved.version }, ['status']);
    toast({ title: 'Status Updated', description: `${tracking_number} is ${status.replaceAll('_', ' ')}.` });
    return saved.version;
  };
  const sendEdit = async (version: number) => {
    const change = changeOf(values, fields, base.destination_time_zone);
    if (Object.keys(change).length === 0) return;
    const input = { trackingNumber: tracking_number, version, change: change as ShipmentChange };
    const saved = await call.shipments.edit(input, options);
    const estimated_delivery_day = values.estimated_delivery_date || null;
    settle({ ...ShipmentChange.parse(change), estimated_delivery_day, version: saved.version }, fields);
    setRerouteDue((due) => due || saved.reroute_due);
    toast({ title: 'Shipment saved', description: `${tracking_number} is up to date.` });
  };
  const send = async (confirmed: boolean) => {
    const hasStatus = fields.includes('status');
    let { version } = base;
    try {
      if (hasStatus) version = await sendStatus(version, confirmed);
    } catch (error) {
      if (!isRefusal(error, 'UNUSUAL'))
        toast({
          title: 'Update Failed',
          description: 'Unable to sync status update',
          variant: 'destructive',
        });
      throw error;
    }
    try {
      await sendEdit(version).catch(async (error: unknown) => {
        if (hasStatus || !isRefusal(error, 'VERSION_CONFLICT')) throw error;
        const newer = await readNewer();
        if (isConflict({ ...versions, newer: valuesOf(newer) })) throw error;
        setDraft((former) => rebased(former, newer));
        await sendEdit(newer.version);
      });
    } catch (error) {
      toast({ title: 'Error', description: 'Failed to save the shipment', variant: 'destructive' });
      throw error;
    }
  };
  const readNewer = () =>
    queryClient.fetchQuery({
      ...api.shipments.record.queryOptions({ input: { trackingNumber: tracking_number } }),
      staleTime: 0,
    });

  const refuse = (error: unknown) => {
    if (isRefusal(error, 'UNUSUAL')) return setUnusual(true);
    if (isRefusal(error, 'UNPROCESSABLE_CONTENT')) {
      const issues = error.data.issues as { path: string; message: string }[];
      const broken = Object.fromEntries(
        issues.map(({ path, message }) => [path.replace(/^change\./, ''), message]),
      );
      setRefused(broken);
      return show(broken);
    }
    if (isRefusal(error, 'VERSION_CONFLICT')) {
      setConflict(error.data as unknown as Conflict);
      void queryClient.invalidateQueries({ queryKey: api.shipments.key() });
    }
    setFailure(failureSentence(error));
  };

  const save = async (confirmed = false) => {
    if (running.current || fields.length === 0) return;
    setFailure(null);
    setRefused({});
    const broken = brokenEdit(values, fields, base.destination_time_zone);
    if (Object.keys(broken).length > 0) return show(broken);
    setProblems([]);
    setUnusual(false);
    if (!confirmed && fields.includes('status') && unusualChange(base.status, values.status))
      return setUnusual(true);
    running.current = true;
    setPending(true);
    try {
      await send(confirmed);
    } catch (error) {
      refuse(error);
    } finally {
      running.current = false;
      setPending(false);
    }
  };

  const broken = attempt > 0 ? brokenEdit(values, fields, base.destination_time_zone) : {};
  const change = (changed: Partial<EditValues>) => {
    setDraft((former) => ({ ...former, values: { ...former.values, ...changed } }));
    setRefused((former) =>
      Object.fromEntries(Object.entries(former).filter(([field]) => !(field in changed))),
    );
  };
  return {
    base,
    values,
    change,
    idOf,
    errorOf: (field: EditField): string | undefined => refused[field] ?? broken[field],
    dirty: fields.length > 0 || Object.keys(conflicting).length > 0,
    fields,
    /** Whether there are changes to save. */
    changed: fields.length > 0,
    problems,
    attempt,
    pending,
    /** Why the last attempt failed, if no field caused it; conflicts are shown by the panel. */
    failure: differences ? null : failure,
    save: () => void save(),
    unusual: isUnusual ? { confirm: () => void save(true), keep: () => setUnusual(false) } : null,
    differences,
    /** The id of the panel that shows the differences. */
    newerId: `${formId}-newer`,
    conflict,
    takeNewer: () => {
      const merged = mergedWith(versions);
      setDraft({
        base: record,
        values: merged.values,
        conflicting: { ...conflicting, ...merged.conflicting },
      });
      setConflict(null);
      setFailure(null);
    },
    conflicting,
    takeOwnValue: (field: EditField) => {
      change({ [field]: conflicting[field] });
      setDraft((former) => ({ ...former, conflicting: without(former.conflicting, field) }));
    },
    forget: (field: EditField) =>
      setDraft((former) => ({ ...former, conflicting: without(former.conflicting, field) })),
    rerouteDue,
    keepRoute: () => setRerouteDue(false),
  };
}

export type ShipmentEdit = ReturnType<typeof useShipmentEdit>;

function rebased({ base, values, conflicting }: Draft, newer: StaffShipment): Draft {
  const versions = { base: valuesOf(base), typed: values, newer: valuesOf(newer) };
  return { base: newer, values: mergedWith(versions).values, conflicting };
}

function without(conflicting: Partial<EditValues>, field: EditField): Partial<EditValues> {
  return Object.fromEntries(Object.entries(conflicting).filter(([one]) => one !== field));
}
