import { PACKING_GROUPS } from '#domain/dangerous-goods/dangerous-goods.ts';
import { suggestDangerousGoods } from '#web/shipments/suggest-dangerous-goods.ts';
import { Combobox } from '#web/ui/fields/combobox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { typedGoodsOf, withLineChanged } from '../cargo-line-changes.ts';
import { NO_GOODS, type TypedGoods } from '../typed-goods.ts';
import type { Wizard } from '../use-wizard.ts';

const LABELS: Record<keyof TypedGoods, string> = {
  un_number: 'UN number',
  proper_shipping_name: 'Proper shipping name',
  class: 'Class',
  packing_group: 'Packing group',
  flashpoint_c: 'Flashpoint',
  ems: 'EmS',
};

const PACKING_GROUP_OPTIONS = [
  { value: '', label: 'None' },
  ...PACKING_GROUPS.map((group) => ({ value: group, label: group })),
];

/** What is dangerous about the cargo, or about each of its lines. */
export function DangerousGoodsSection({ wizard }: { wizard: Wizard }) {
  const { form, change } = wizard;
  return (
    <div className="flex flex-col gap-4 rounded-md border border-line bg-surface p-4">
      <p className="text-ui text-ink-2">
        {form.lines.length > 0
          ? 'Declare each line that has a UN number.'
          : 'For goods with several UN numbers, add a line for each.'}{' '}
        If you don’t have them yet, send us the declaration before pick-up.
      </p>
      {form.lines.length === 0 ? (
        <GoodsFields
          wizard={wizard}
          index={0}
          legend="Dangerous goods declared"
          title="Dangerous goods"
          goods={form.goods}
          onChange={(goods) => change({ goods })}
        />
      ) : (
        form.lines.map((line, index) => (
          <GoodsFields
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no other identity, and all of their state is in the form
            key={index}
            wizard={wizard}
            index={index}
            legend={`Line ${index + 1} dangerous goods`}
            title={[`Line ${index + 1}`, line.description.trim()].filter(Boolean).join(': ')}
            goods={line.goods ?? NO_GOODS}
            onChange={(goods) => change(withLineChanged(form, index, { goods }))}
          />
        ))
      )}
    </div>
  );
}

interface GoodsFieldsProps {
  wizard: Wizard;
  index: number;
  legend: string;
  title: string;
  goods: TypedGoods;
  onChange: (goods: TypedGoods) => void;
}

function GoodsFields({
  wizard: { errorOf, leave },
  index,
  legend,
  title,
  goods,
  onChange,
}: GoodsFieldsProps) {
  const field = (name: keyof TypedGoods) => {
    const id = `cargo_lines.${index}.dangerous_goods.${name}`;
    return { id, label: LABELS[name], error: errorOf(id) };
  };
  const control = (name: keyof TypedGoods) => ({
    value: goods[name],
    onBlur: () => leave(field(name).id),
    autoComplete: 'off',
  });
  const typed = (name: keyof TypedGoods) => ({
    ...control(name),
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...goods, [name]: target.value }),
  });
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <p aria-hidden="true" className="mb-2 truncate text-ui font-semibold">
        {title}
      </p>
      <div className="field-grid grid-cols-2 sm:grid-cols-6">
        <Field {...field('un_number')} className="col-span-2" hint="Number or name, such as 1263 or paint.">
          <Combobox
            {...control('un_number')}
            onValueChange={(un_number) => onChange({ ...goods, un_number, ems: '' })}
            onSelect={({ goods: listed }) =>
              onChange({ ...goods, ...typedGoodsOf({ ...listed, flashpoint_c: null }) })
            }
            load={suggestDangerousGoods}
            keyOf={({ goods: { un_number } }) => un_number}
            textOf={({ goods: { un_number } }) => un_number}
            renderOption={({ label }) => label}
            maxLength={60}
          />
        </Field>
        <Field {...field('proper_shipping_name')} className="col-span-2 sm:col-span-4" optional>
          <TextInput {...typed('proper_shipping_name')} maxLength={300} />
        </Field>
        <Field {...field('class')} className="sm:col-span-2" optional>
          <TextInput {...typed('class')} maxLength={20} />
        </Field>
        <Field {...field('packing_group')} className="sm:col-span-2">
          <Select {...typed('packing_group')} options={PACKING_GROUP_OPTIONS} />
        </Field>
        <Field {...field('flashpoint_c')} className="col-span-2" unit="°C" optional>
          <TextInput {...typed('flashpoint_c')} />
        </Field>
      </div>
    </fieldset>
  );
}
