import type { Delivery } from '#contract/shipments/deliveries.ts';
import { localInputOf, momentOfLocalInput } from '#domain/calendar/local-input.ts';
import { api, call } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { isSame } from '#web/forms/merge-versions.ts';
import { NewerVersion } from '#web/forms/newer-version.tsx';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { useVersionedForm } from '#web/forms/use-versioned-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { LineField } from '#web/ui/fields/line-field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';

interface Values {
  /** Local to the destination. */
  delivered_at: string;
  signed_by: string;
  short_pieces: string;
  damaged_pieces: string;
  remarks: string;
}

const FIELD_NAMES: Record<keyof Values, string> = {
  delivered_at: 'Delivered',
  signed_by: 'Signed by',
  short_pieces: 'Pieces short',
  damaged_pieces: 'Pieces damaged',
  remarks: 'Remarks on the delivery note',
};

const WHOLE = /^\d{1,7}$/;
const piecesProblem = (typed: string) =>
  typed.trim() === '' || WHOLE.test(typed.trim()) ? undefined : 'Enter a whole number of pieces.';

const resolver = rulesResolver(({ delivered_at, signed_by, short_pieces, damaged_pieces }: Values) => ({
  delivered_at: delivered_at === '' ? 'Enter when it was signed for.' : undefined,
  signed_by: signed_by.trim() === '' ? 'Enter who signed.' : undefined,
  short_pieces: piecesProblem(short_pieces),
  damaged_pieces: piecesProblem(damaged_pieces),
}));

/** Records who signed for the goods, or corrects it, under the version that was read. */
export function ProofForm({ delivery, onDone }: { delivery: Delivery; onDone: () => void }) {
  const { tracking_number, time_zone } = delivery;
  const edit = useVersionedForm<Delivery, Values>({
    stored: delivery,
    valuesOf,
    resolver: () => resolver,
    conflicts: ({ base, newer }) => !isSame(base, newer),
    send: async ({ delivered_at, short_pieces, damaged_pieces, ...texts }, { base, accept }, { context }) => {
      const signed = momentOfLocalInput(delivered_at, time_zone);
      if (!signed) return;
      const proof = {
        ...texts,
        delivered_at: signed,
        short_pieces: Number(short_pieces),
        damaged_pieces: Number(damaged_pieces),
      };
      const options = { context: { ...context, ifMatch: base().version } };
      accept(await call.deliveries.recordProof({ tracking_number, ...proof }, options));
    },
    onSuccess: onDone,
    invalidates: api.deliveries.key(),
  });
  const { form } = edit;
  const piecesField = (name: 'short_pieces' | 'damaged_pieces') => (
    <LineField form={form} name={name} label={FIELD_NAMES[name]} inputMode="numeric" maxLength={7} optional />
  );
  return (
    <SubmitForm
      form={form}
      call={{ failure: edit.failure, calls: form.attempt, pending: edit.pending }}
      onSubmit={form.submit(edit.write)}
      submitLabel="Save"
      busyLabel="Saving..."
      beside={
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
      }
      className="p-4"
    >
      <NewerVersion
        what="this delivery"
        edit={edit}
        nameOf={(field) => FIELD_NAMES[field as keyof Values]}
        textOf={(_, value) => String(value).replace('T', ' ')}
      />
      <p className="text-ui text-ink-2">
        The shipment is delivered then, and missing or damaged pieces raise exceptions. Add the signed copy as
        a file under Messages.
      </p>
      <LineField
        form={form}
        name="signed_by"
        label={FIELD_NAMES.signed_by}
        maxLength={120}
        autoComplete="off"
      />
      <Field
        label={FIELD_NAMES.delivered_at}
        hint={`Local time, ${time_zone}`}
        id={form.idOf('delivered_at')}
        error={form.errorOf('delivered_at')}
      >
        <TextInput type="datetime-local" {...form.field('delivered_at').control} />
      </Field>
      {piecesField('short_pieces')}
      {piecesField('damaged_pieces')}
      <Field label={FIELD_NAMES.remarks} id={form.idOf('remarks')} error={form.errorOf('remarks')} optional>
        <Textarea {...form.field('remarks').control} rows={2} maxLength={500} />
      </Field>
    </SubmitForm>
  );
}

function valuesOf({ proof, time_zone }: Delivery): Values {
  return {
    delivered_at: proof ? localInputOf(proof.delivered_at, time_zone) : '',
    signed_by: proof?.signed_by ?? '',
    short_pieces: proof ? String(proof.short_pieces) : '',
    damaged_pieces: proof ? String(proof.damaged_pieces) : '',
    remarks: proof?.remarks ?? '',
  };
}
