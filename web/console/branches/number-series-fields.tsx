import type { NumberSeries } from '#domain/branches/legal-entity.ts';
import { DOCUMENT_NAMES } from '#domain/documents/document-names.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';

type Kind = NumberSeries['kind'];
/** '' for a kind without a series. */
export type Prefixes = Record<Kind, string>;

export const KIND_NAMES: Record<Kind, string> = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
  ...DOCUMENT_NAMES,
};
const KINDS = Object.keys(KIND_NAMES) as Kind[];
const PREFIX = /^[A-Z0-9-]{1,12}$/;

export function prefixesOf(series: readonly NumberSeries[]): Prefixes {
  const prefixOf = (kind: Kind) => series.find((one) => one.kind === kind)?.prefix ?? '';
  return Object.fromEntries(KINDS.map((kind) => [kind, prefixOf(kind)])) as Prefixes;
}

export function seriesOf(prefixes: Prefixes): NumberSeries[] {
  return KINDS.flatMap((kind) => (prefixes[kind] === '' ? [] : [{ kind, prefix: prefixes[kind] }]));
}

/** The message for each kind whose prefix is wrong. */
export function validatePrefixes(prefixes: Prefixes): Partial<Prefixes> {
  const broken: Partial<Prefixes> = {};
  for (const [place, kind] of KINDS.entries()) {
    const prefix = prefixes[kind];
    if (prefix === '') continue;
    if (!PREFIX.test(prefix)) broken[kind] = 'Use at most 12 capital letters, digits and hyphens.';
    else if (KINDS.slice(0, place).some((earlier) => prefixes[earlier] === prefix))
      broken[kind] = 'Use each prefix once.';
  }
  return broken;
}

interface NumberSeriesFieldsProps {
  prefixes: Prefixes;
  idOf: (kind: Kind) => string;
  errorOf: (kind: Kind) => string | undefined;
  onChange: (prefixes: Prefixes) => void;
}

/** The prefixes of a legal entity's numbers, one for each kind of document. */
export function NumberSeriesFields({ prefixes, idOf, errorOf, onChange }: NumberSeriesFieldsProps) {
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-ui font-semibold">Number prefixes</legend>
      <p className="text-caption">
        INV-NL gives INV-NL-2026-00001. Documents without a prefix keep their usual numbers; invoices get a
        prefix such as INV-2 where another legal entity has the usual ones. Existing numbers don’t change.
      </p>
      <div className="grid grid-cols-1 gap-x-5 gap-y-3 sm:grid-cols-2">
        {KINDS.map((kind) => (
          <Field key={kind} label={KIND_NAMES[kind]} optional id={idOf(kind)} error={errorOf(kind)}>
            <TextInput
              maxLength={12}
              autoComplete="off"
              value={prefixes[kind]}
              onChange={({ target }) => onChange({ ...prefixes, [kind]: target.value.toUpperCase() })}
            />
          </Field>
        ))}
      </div>
    </fieldset>
  );
}
