import type { Declaration } from '#contract/shipments/declarations.ts';
import type { ShipmentFile } from '#contract/shipments/shipment-file.ts';
import { explainEntryNumber } from '#domain/customs/entry-number.ts';
import { findCountry } from '#domain/places/countries.ts';
import { api, call } from '#web/api/client.ts';
import { queryClient } from '#web/api/query-client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { isSame } from '#web/forms/merge-versions.ts';
import { NewerVersion } from '#web/forms/newer-version.tsx';
import { fieldsRefused } from '#web/forms/refused-fields.ts';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { useVersionedForm } from '#web/forms/use-versioned-form.ts';
import { Button } from '#web/ui/button.tsx';
import { DeclarationInputs, type DeclarationValues } from './declaration-inputs.tsx';

interface DeclarationFormProps {
  file: ShipmentFile;
  /** The one to change; null adds another. */
  declaration: Declaration | null;
  onDone: () => void;
}

type Stored = Pick<Declaration, 'kind' | 'country' | 'broker' | 'office' | 'number' | 'note' | 'version'>;

const FIELD_NAMES: Record<string, string> = {
  country: 'Country',
  broker: 'Customs broker',
  office: 'Customs office',
  number: 'MRN or entry number',
  note: 'Note for staff',
};

/** Adds a declaration with the lines of the cargo, or changes one under the version that was read. */
export function DeclarationForm({ file, declaration, onDone }: DeclarationFormProps) {
  const stored = declaration ?? newDeclaration(file);
  const edit = useVersionedForm<Stored, DeclarationValues>({
    stored,
    valuesOf,
    resolver: (base) => rulesResolver((values) => messagesFor(values, base)),
    conflicts: ({ base, newer }) => !isSame(base, newer),
    send: async ({ broker: _, broker_id, kind, ...values }, { base, accept }, { context }) => {
      const fields = { ...values, broker_id: broker_id || null };
      const saved = declaration
        ? await call.declarations.change(
            { ...fields, id: declaration.id },
            { context: { ...context, ifMatch: base().version } },
          )
        : await call.declarations.add(
            { ...fields, kind, tracking_number: file.tracking_number },
            { context },
          );
      accept(saved);
    },
    onSuccess: onDone,
    refusedIn: (error) => {
      const { broker_id, ...others } = fieldsRefused(error);
      return { ...others, ...(broker_id !== undefined && { broker: broker_id }) };
    },
    onFailure: () => void queryClient.invalidateQueries({ queryKey: api.declarations.key() }),
    invalidates: api.declarations.key(),
  });
  const { form } = edit;
  return (
    <SubmitForm
      form={form}
      call={{ failure: edit.failure, calls: form.attempt, pending: edit.pending }}
      onSubmit={form.submit(edit.write)}
      submitLabel={declaration ? 'Save' : 'Add declaration'}
      busyLabel="Saving..."
      beside={
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
      }
    >
      <NewerVersion
        what="this declaration"
        edit={edit}
        nameOf={(field) => FIELD_NAMES[field]}
        textOf={(_, value) => String(value)}
      />
      <DeclarationInputs form={form} isNew={declaration === null} />
      {!declaration && (
        <p className="text-ui text-ink-2">
          The lines are taken from the cargo. You can edit them afterwards.
        </p>
      )}
    </SubmitForm>
  );
}

/** By default what the direction of the file asks for. */
function newDeclaration({ direction, origin_country, destination_country }: ShipmentFile): Stored {
  const isExport = direction === 'export';
  return {
    kind: isExport ? 'export' : 'import',
    country: isExport ? origin_country : destination_country,
    broker: null,
    office: '',
    number: '',
    note: '',
    version: 0,
  };
}

function valuesOf({ kind, country, broker, office, number, note }: Stored): DeclarationValues {
  return { kind, country, broker: broker?.name ?? '', broker_id: broker?.id ?? '', office, number, note };
}

function messagesFor({ kind, country, number, broker, broker_id }: DeclarationValues, base: Stored) {
  const isCountry = findCountry(country) !== undefined;
  const isStored = number === base.number && country === base.country;
  return {
    country: isCountry ? undefined : 'Choose a country from the list.',
    broker: broker.trim() !== '' && broker_id === '' ? 'Choose a company from the list.' : undefined,
    number:
      isCountry && number.trim() !== '' && !isStored
        ? (explainEntryNumber(number, { country, kind }) ?? undefined)
        : undefined,
  };
}
