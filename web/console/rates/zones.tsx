import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RateZone } from '#domain/rates/zone.ts';
import { api, call } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { fieldsRefused } from '#web/forms/refused-fields.ts';
import { useForm } from '#web/forms/use-form.ts';
import { useCloseQuestion } from '#web/forms/use-leave-question.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { LineField } from '#web/ui/fields/line-field.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { RecordTable } from '../shipment-file/record-table.tsx';

const MAX_SHOWN = 12;

/** The zones that rates can name. */
export function Zones() {
  const zones = useQuery(api.rates.zones.queryOptions());
  const [open, setOpen] = useState<RateZone | 'new' | null>(null);
  return (
    <section aria-label="Zones">
      <Button className="mb-4" onClick={() => setOpen('new')}>
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
                cell: (zone) => (
                  <Button variant="ghost" aria-label={`Edit ${zone.code}`} onClick={() => setOpen(zone)}>
                    Edit
                  </Button>
                ),
              },
            ]}
          />
        )}
      </QueryBoundary>
      {open && <ZoneDialog zone={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
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

function ZoneDialog({ zone, onClose }: { zone: RateZone | null; onClose: () => void }) {
  const form = useForm<Values>({
    initial: { code: zone?.code ?? '', name: zone?.name ?? '', members: zone?.members.join(', ') ?? '' },
    resolver,
  });
  const { write, pending, failure } = useWrite({
    form,
    send: ({ code, name, members }: Values, options) =>
      call.rates.setZone({ code, name, members: membersOf(members) }, options),
    refusedIn,
    onSuccess: onClose,
  });
  const { leaving, close } = useCloseQuestion(form.isDirty, onClose);
  const title = zone ? `Edit ${zone.code}` : 'Add a zone';
  return (
    <FormDialog
      title={title}
      description="New prices use it immediately. Existing prices don’t change."
      form={form}
      failure={failure}
      onSubmit={form.submit(write)}
      submitLabel="Save"
      busyLabel="Saving..."
      pending={pending}
      leaving={leaving}
      onClose={close}
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
    </FormDialog>
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
