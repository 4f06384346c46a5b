import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { StoredZone } from '#contract/rates/zones.ts';
import { RateZone } from '#domain/rates/zone.ts';
import { isRefusal } from '#web/api/api-errors.ts';
import { api, call } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { fieldsRefused } from '#web/forms/refused-fields.ts';
import { RecordFormDialog } from '#web/forms/versions/record-form-dialog.tsx';
import { useRecordForm } from '#web/forms/versions/use-record-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { LineField } from '#web/ui/fields/line-field.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { RecordTable } from '../shipment-file/record-table.tsx';

const MAX_SHOWN = 12;
const TAKEN = 'This zone exists already. Choose another code, or edit the existing zone.';

/** The zones that rates can name. */
export function Zones() {
  const zones = useQuery(api.rates.zones.queryOptions());
  const [open, setOpen] = useState<{ code: string | null } | null>(null);
  return (
    <section aria-label="Zones">
      <Button className="mb-4" onClick={() => setOpen({ code: null })}>
        Add a zone
      </Button>
      <QueryBoundary of={zones} what="The zones" skeleton={<RowSkeletons height="h-12" />}>
        {({ zones: rows }) => (
          <RecordTable
            caption="Zones"
            rows={rows}
            keyOf={({ code }) => code}
            empty="No zones yet. A zone groups ports, countries or postal codes, so that one rate covers them all."
            columns={[
              { name: 'Code', cell: ({ code }) => <span className="code">{code}</span> },
              { name: 'Name', cell: ({ name }) => name },
              { name: 'Members', cell: ({ members }) => membersText(members) },
              {
                name: 'Edit',
                isAction: true,
                cell: ({ code }) => (
                  <Button
                    variant="ghost"
                    className="-ml-3.5 md:-my-2"
                    aria-label={`Edit ${code}`}
                    onClick={() => setOpen({ code })}
                  >
                    Edit
                  </Button>
                ),
              },
            ]}
          />
        )}
      </QueryBoundary>
      {open && (
        <ZoneDialog
          zone={zones.data?.zones.find(({ code }) => code === open.code) ?? null}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  );
}

function membersText(members: readonly string[]): string {
  const shown = members.slice(0, MAX_SHOWN).join(', ');
  return members.length > MAX_SHOWN ? `${shown} and ${members.length - MAX_SHOWN} more` : shown;
}

interface Values {
  code: string;
  name: string;
  /** Separated by commas, spaces or lines. */
  members: string;
}

const resolver = rulesResolver(({ code, name, members }: Values) => ({
  ...(!RateZone.shape.code.safeParse(code).success && {
    code: 'Use 3 to 20 letters, digits and hyphens.',
  }),
  ...(name.trim() === '' && { name: 'Enter a name.' }),
  ...(!RateZone.shape.members.safeParse(membersOf(members)).success && {
    members: 'Enter UN/LOCODEs, countries (DE), or countries with the start of a postal code (DE:47).',
  }),
}));

function ZoneDialog({ zone, onClose }: { zone: StoredZone | null; onClose: () => void }) {
  const queryClient = useQueryClient();
  const edit = useRecordForm<StoredZone, Values>({
    record: zone,
    valuesOf: (stored) => ({
      code: stored?.code ?? '',
      name: stored?.name ?? '',
      members: stored?.members.join(', ') ?? '',
    }),
    resolver,
    send: ({ code, name, members }, options) =>
      call.rates.setZone({ code, name, members: membersOf(members) }, options),
    readNewest: async () => {
      const read = { ...api.rates.zones.queryOptions(), staleTime: 0 };
      return (await queryClient.fetchQuery(read)).zones.find(({ code }) => code === zone?.code);
    },
    refusedIn: (error) =>
      !zone && isRefusal(error, 'PRECONDITION_FAILED') ? { code: TAKEN } : refusedIn(error),
    onSuccess: onClose,
    invalidates: api.rates.zones.key(),
  });
  const { form } = edit;
  const title = zone ? `Edit ${zone.code}` : 'Add a zone';
  return (
    <RecordFormDialog
      title={title}
      description="New prices use it immediately. Existing prices don’t change."
      edit={edit}
      what="this zone"
      nameOf={(field) => ({ name: 'Name', members: 'Members' })[field]}
      onClose={onClose}
    >
      {!zone && <LineField form={form} name="code" label="Code" maxLength={20} autoComplete="off" />}
      <LineField form={form} name="name" label="Name" maxLength={80} autoComplete="off" />
      <Field
        label="Members"
        hint="UN/LOCODEs (NLRTM), countries (DE), or countries with the start of a postal code (DE:47), separated by commas."
        id={form.idOf('members')}
        error={form.errorOf('members')}
      >
        <Textarea {...form.field('members').control} rows={5} />
      </Field>
    </RecordFormDialog>
  );
}

/** A member that the server does not know is shown at the field of all members. */
function refusedIn(error: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fieldsRefused(error)).map(([field, message]) => [
      field.startsWith('members') ? 'members' : field,
      message,
    ]),
  );
}

function membersOf(text: string): string[] {
  return text
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
}
