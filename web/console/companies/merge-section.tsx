import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Organisation } from '#contract/organisations/organisation-records.ts';
import { call } from '#web/api/client.ts';
import { DialogButtons } from '#web/forms/dialog-buttons.tsx';
import { useWrite } from '#web/forms/use-write.ts';
import { CompanySection } from '#web/organisations/company-section.tsx';
import { paths } from '#web/paths.ts';
import { counted } from '#web/shipments/amounts.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Combobox } from '#web/ui/fields/combobox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';

type Company = Pick<Organisation, 'id' | 'name'>;

/** Merges a company that was added twice into the one that stays. */
export function MergeSection({ organisation }: { organisation: Company }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [into, setInto] = useState<Company | null>(null);
  const [open, setOpen] = useState(false);
  const { write, pending, failure } = useWrite({
    send: (id: string, options) => call.organisations.merge({ id: organisation.id, into: id }, options),
    onSuccess: ({ id, name }) => {
      toast({ title: 'Companies merged', description: name });
      void navigate(paths.companies(id));
    },
  });
  const load = async (q: string, signal: AbortSignal) => {
    const { organisations } = await call.organisations.list({ q, limit: 9 }, { signal });
    return organisations.filter(({ id }) => id !== organisation.id);
  };
  return (
    <CompanySection
      id="merge"
      title="Merge"
      lead="For a company that was added twice. Its records and people move to the other one."
    >
      <div className="flex max-w-160 flex-col items-start gap-4">
        <Field
          label="Company that stays"
          hint="Type a name and choose the company."
          id="merge-into"
          className="w-full"
        >
          <Combobox
            value={typed}
            onValueChange={(text) => {
              setTyped(text);
              setInto(null);
            }}
            onSelect={setInto}
            load={load}
            keyOf={({ id }) => id}
            textOf={({ name }) => name}
            renderOption={({ name, members, shipments }) =>
              `${name}, ${counted(members, 'person', 'people')}, ${counted(shipments, 'shipment')}`
            }
            nothingFound="No such company."
          />
        </Field>
        <Button variant="secondary" disabled={!into} onClick={() => setOpen(true)}>
          Merge
        </Button>
      </div>
      {open && into && (
        <Dialog
          open
          size="small"
          onOpenChange={(isOpen) => !isOpen && setOpen(false)}
          title={`Merge into ${into.name}?`}
          description={`Shipments, quotes, invoices and people of ${organisation.name} move to it. This can’t be undone.`}
          footer={
            <DialogButtons
              label="Merge companies"
              busyLabel="Merging..."
              pending={pending}
              destructive
              act={() => write(into.id)}
              onLeave={() => setOpen(false)}
            />
          }
        >
          {failure && <Alert title={failure} />}
        </Dialog>
      )}
    </CompanySection>
  );
}
