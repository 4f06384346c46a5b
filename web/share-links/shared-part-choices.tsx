import type { ReactNode } from 'react';
import { DOCUMENT_NAMES } from '#domain/documents/document-names.ts';
import type { DocumentType } from '#domain/documents/document-type.ts';
import { hiddenDocuments, VALUED_DOCUMENTS } from '#domain/documents/valued-documents.ts';
import type { Form } from '#web/forms/use-form.ts';
import { useSession } from '#web/people/session.ts';
import { CheckboxRow } from '#web/ui/fields/choice-row.tsx';
import { FieldError } from '#web/ui/fields/field.tsx';
import type { ShareLinkValues } from './share-link-values.ts';

interface ChoicesProps {
  form: Form<ShareLinkValues>;
}

/** What a link shows: map, events, and documents of chosen kinds. */
export function SharedPartChoices({ form }: ChoicesProps) {
  return (
    <>
      <Choices legend="What it shows" errorId={form.idOf('map-error')} error={form.errorOf('map')}>
        <CheckboxRow
          {...form.field('map').control}
          id={form.idOf('map')}
          label="Map"
          hint="Route, stops and live position"
        />
        <CheckboxRow
          {...form.field('events').control}
          id={form.idOf('events')}
          label="Events"
          hint="Each status with its place and time, and the reason for a delay"
        />
        <CheckboxRow
          {...form.field('documents').control}
          id={form.idOf('documents')}
          label="Documents"
          hint="Issued documents of the kinds you choose. They state the tracking number and the parties"
        />
        <p className="text-caption">
          Always shown: origin and destination, status and delivery date. Never shown: prices.
        </p>
      </Choices>
      {form.values.documents && <KindChoices form={form} />}
    </>
  );
}

function KindChoices({ form }: ChoicesProps) {
  const { person } = useSession();
  const { kinds } = form.values;
  const hidden = person ? hiddenDocuments(person) : [];
  const offered = (Object.keys(DOCUMENT_NAMES) as DocumentType[]).filter((kind) => !hidden.includes(kind));
  const choose = (kind: DocumentType, isChosen: boolean) =>
    form.change({ kinds: isChosen ? [...kinds, kind] : kinds.filter((one) => one !== kind) });
  return (
    <Choices
      legend="Kinds of documents"
      errorId={form.idOf('kinds-error')}
      error={form.errorOf('kinds')}
      className="sm:grid-cols-2"
    >
      {offered.map((kind, index) => (
        <CheckboxRow
          key={kind}
          {...(index === 0 && { id: form.idOf('kinds') })}
          label={DOCUMENT_NAMES[kind]}
          {...(VALUED_DOCUMENTS.includes(kind) && { hint: 'States the value of the goods' })}
          {...(kind === 'delivery_order' && { hint: 'Lets its holder collect the goods' })}
          checked={kinds.includes(kind)}
          onChange={({ target }) => choose(kind, target.checked)}
        />
      ))}
    </Choices>
  );
}

interface ChoiceGroupProps {
  legend: string;
  errorId: string;
  error: string | undefined;
  className?: string;
  children: ReactNode;
}

function Choices({ legend, errorId, error, className = '', children }: ChoiceGroupProps) {
  return (
    <fieldset className="flex flex-col gap-2" {...(error && { 'aria-describedby': errorId })}>
      <legend className="mb-2 text-ui font-semibold">{legend}</legend>
      <div className={`grid gap-2 ${className}`}>{children}</div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
