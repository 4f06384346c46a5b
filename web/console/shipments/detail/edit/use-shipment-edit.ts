import { useState } from 'react';
import type { StaffShipment } from '#contract/shipments/staff.ts';
import { ShipmentChange } from '#domain/shipments/editable-shipment.ts';
import type { SelectableStatus } from '#domain/shipments/selectable-status.ts';
import { unusualChange } from '#domain/shipments/unusual-change.ts';
import { isRefusal } from '#web/api/api-errors.ts';
import { api, type CallOptions, call } from '#web/api/client.ts';
import { queryClient } from '#web/api/query-client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { fieldIssuesOf } from '#web/forms/refused-fields.ts';
import { useVersionedForm, type VersionedSession } from '#web/forms/use-versioned-form.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import {
  changeOf,
  type EditDifference,
  type EditField,
  type EditValues,
  fieldsBetween,
  isConflict,
  pick,
  valuesOf,
} from './edit-values.ts';
import { validateEdit } from './validate-edit.ts';

interface Save {
  values: EditValues;
  /** The changed fields. */
  fields: readonly EditField[];
  /** Whether an unusual change of status is confirmed. */
  confirmed: boolean;
}
type Session = VersionedSession<StaffShipment, EditValues>;
type Options = { context: CallOptions };

/** The edit of a shipment. Saving sends the status and the other changed fields as two calls. */
export function useShipmentEdit(record: StaffShipment) {
  const { tracking_number } = record;
  /** The user's values in fields that someone else changed as well, until they choose. */
  const [conflicting, setConflicting] = useState<Partial<EditValues>>({});
  const [isUnusual, setUnusual] = useState(false);
  const [rerouteDue, setRerouteDue] = useState(false);

  const sendStatus = async ({ values, confirmed }: Save, { base, accept }: Session, options: Options) => {
    const status = values.status as SelectableStatus;
    const input = { tracking_number, status, version: base().version, confirmed };
    const { version } = await call.shipments.changeStatus(input, options);
    accept({ status, version }, { ...valuesOf(base()), status });
    toast({ title: 'Status Updated', description: `${tracking_number} is ${status.replaceAll('_', ' ')}.` });
  };
  const sendEdit = async ({ values, fields }: Save, { base, accept }: Session, options: Options) => {
    const change = changeOf(values, fields, base()) as ShipmentChange;
    if (Object.keys(change).length === 0) return;
    const input = { tracking_number, version: base().version, change };
    const { version, reroute_due } = await call.shipments.edit(input, options);
    const estimated_delivery_day = values.estimated_delivery_date || null;
    accept({ ...ShipmentChange.parse(change), estimated_delivery_day, version });
    setRerouteDue((due) => due || reroute_due);
    toast({ title: 'Shipment saved', description: `${tracking_number} is up to date.` });
  };
  const edit = useVersionedForm<StaffShipment, EditValues, EditValues, Save>({
    stored: record,
    valuesOf,
    conflicts: isConflict,
    resolver: (base) =>
      rulesResolver((values) => validateEdit(values, fieldsBetween(values, valuesOf(base)), base)),
    send: async (save, session, options) => {
      const hasStatus = save.fields.includes('status');
      if (hasStatus && session.base().status !== save.values.status) await sendStatus(save, session, options);
      await sendEdit(save, session, options).catch(async (error: unknown) => {
        if (hasStatus || !isRefusal(error, 'VERSION_CONFLICT')) throw error;
        if (!session.rebase(await readNewer(tracking_number))) throw error;
        await sendEdit(save, session, options);
      });
    },
    onFailure: (error, { values, fields }, base) => {
      if (isRefusal(error, 'UNUSUAL')) return setUnusual(true);
      const isOfStatus = fields.includes('status') && base.status !== values.status;
      const shown = isOfStatus
        ? { title: 'Update Failed', description: 'Unable to sync status update' }
        : { title: 'Error', description: 'Failed to save the shipment' };
      toast({ ...shown, variant: 'destructive' });
    },
    refusedIn: fieldIssuesOf('change'),
    invalidates: api.shipments.key(),
  });

  const { form, base, pending } = edit;
  const { values, change, idOf, errorOf, problems, attempt } = form;
  const fields = fieldsBetween(values, valuesOf(base));
  const differences = edit.differences as EditDifference[] | null;
  const save = (confirmed = false) => {
    if (pending || fields.length === 0) return;
    setUnusual(false);
    const needsConfirmation =
      !confirmed && fields.includes('status') && unusualChange(base.status, values.status);
    form.submit((values) =>
      needsConfirmation ? setUnusual(true) : edit.write({ values, fields, confirmed }),
    )();
  };
  const forget = (field: EditField) => setConflicting(({ [field]: _, ...others }) => others);
  return {
    base,
    values,
    change,
    idOf,
    errorOf,
    dirty: fields.length > 0 || Object.keys(conflicting).length > 0,
    fields,
    /** Whether there are changes to save. */
    changed: fields.length > 0,
    problems,
    attempt,
    pending,
    /** Why the last attempt failed, if no field caused it; conflicts are shown by the panel. */
    failure: isRefusal(edit.error, 'UNUSUAL') ? null : edit.failure,
    save: () => save(),
    unusual: isUnusual ? { confirm: () => save(true), keep: () => setUnusual(false) } : null,
    differences,
    /** The id of the panel that shows the differences. */
    newerId: idOf('newer'),
    conflict: edit.conflict,
    takeNewer: () => {
      const both = (differences ?? []).filter(({ typed, is }) => typed !== null && typed !== is);
      const shared = both.map(({ field }) => field);
      edit.takeNewer();
      change(pick(valuesOf(record), shared));
      setConflicting((former) => ({ ...former, ...pick(values, shared) }));
    },
    conflicting,
    takeOwnValue: (field: EditField) => {
      change({ [field]: conflicting[field] });
      forget(field);
    },
    forget,
    rerouteDue,
    keepRoute: () => setRerouteDue(false),
  };
}

export type ShipmentEdit = ReturnType<typeof useShipmentEdit>;

function readNewer(trackingNumber: string): Promise<StaffShipment> {
  return queryClient.fetchQuery({
    ...api.shipments.record.queryOptions({ input: { tracking_number: trackingNumber } }),
    staleTime: 0,
  });
}
