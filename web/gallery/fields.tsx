import { CheckboxRow, RadioRow } from '#web/ui/fields/choice-row.tsx';
import { Combobox } from '#web/ui/fields/combobox.tsx';
import { ErrorSummary } from '#web/ui/fields/error-summary.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { FileInput } from '#web/ui/fields/file-input.tsx';
import { HoneypotField } from '#web/ui/fields/honeypot-field.tsx';
import { LineField } from '#web/ui/fields/line-field.tsx';
import { PasswordInput } from '#web/ui/fields/password-input.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Slider } from '#web/ui/fields/slider.tsx';
import { SliderTrack } from '#web/ui/fields/slider-track.tsx';
import { SubmitArea } from '#web/ui/fields/submit-area.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { Held, nothing, Pressed } from './sample.tsx';
import type { Area } from './specimen.ts';

const PLACES = ['Rotterdam, NL', 'Rotherham, GB', 'Rothera, AQ'];
const SERVICES = [
  { value: 'standard', label: 'Standard' },
  { value: 'express', label: 'Express' },
];
const TOO_SHORT = 'Use at least 12 characters.';

function Places({ text, found }: { text: string; found: readonly string[] }) {
  return (
    <Pressed at="input" keys="ArrowDown">
      <Field label="Destination" hint="Town, port or airport">
        <Combobox
          value={text}
          onValueChange={nothing}
          onSelect={nothing}
          load={async () => found}
          keyOf={String}
          textOf={String}
        />
      </Field>
    </Pressed>
  );
}

const lineForm = (message?: string) => ({
  values: { company: 'Reyes Lamps' },
  change: nothing,
  idOf: (field: string) => `line-${field}-${message ? 'error' : 'plain'}`,
  errorOf: () => message,
});

export const fields: Area = {
  title: 'Fields',
  pieces: [
    {
      title: 'Text field',
      shows: ['web/ui/fields/field.tsx', 'web/ui/fields/text-input.tsx', 'web/ui/fields/line-field.tsx'],
      states: {
        Empty: (
          <Field label="Full name">
            <TextInput placeholder="Ada Reyes" />
          </Field>
        ),
        'Hint, optional, unit': (
          <Field label="Weight" hint="Of the whole shipment" optional unit="kg">
            <TextInput defaultValue="1,200" inputMode="decimal" />
          </Field>
        ),
        Error: (
          <Field label="Full name" hint="As on your documents" error="Enter your full name.">
            <TextInput defaultValue="A" />
          </Field>
        ),
        Disabled: (
          <Field label="Full name">
            <TextInput disabled defaultValue="Ada Reyes" />
          </Field>
        ),
        'Hidden label': (
          <Field label="Search" hideLabel>
            <TextInput type="search" />
          </Field>
        ),
        'In a grid': (
          <div className="field-grid grid-cols-3">
            <Field label="Label" hint="Such as Warehouse 2, or what your drivers call it" optional>
              <TextInput />
            </Field>
            <Field label="Address">
              <TextInput />
            </Field>
            <Field label="Country" hint="Two letters, such as NL" error="Enter a country.">
              <TextInput />
            </Field>
          </div>
        ),
        'Of a form': <LineField form={lineForm()} name="company" label="Company" />,
        'Of a form, with error': (
          <LineField form={lineForm('Enter a company.')} name="company" label="Company" optional />
        ),
      },
    },
    {
      title: 'Search field',
      shows: ['web/ui/fields/search-field.tsx'],
      states: {
        Empty: <SearchField label="Search tariffs" placeholder="Name or company" q="" onSearch={nothing} />,
        'Filled, dense': (
          <SearchField
            label="Search rates"
            placeholder="Name or company"
            q="Maersk"
            onSearch={nothing}
            dense
          />
        ),
      },
    },
    {
      title: 'Text area',
      shows: ['web/ui/fields/textarea.tsx'],
      states: {
        Filled: (
          <Field label="Message">
            <Textarea defaultValue={'Two pallets.\nPlease call before pick-up.'} />
          </Field>
        ),
        Error: (
          <Field label="Message" error="Write at least 10 characters.">
            <Textarea defaultValue="Hi" />
          </Field>
        ),
      },
    },
    {
      title: 'Password',
      shows: ['web/ui/fields/password-input.tsx'],
      states: {
        Hidden: (
          <Field label="Password">
            <PasswordInput defaultValue="correct horse battery" autoComplete="new-password" />
          </Field>
        ),
        'Shown, with error': (
          <Pressed at="button" keys="click">
            <Field label="New password" error={TOO_SHORT}>
              <PasswordInput defaultValue="horse" autoComplete="new-password" />
            </Field>
          </Pressed>
        ),
      },
    },
    {
      title: 'Select',
      shows: ['web/ui/fields/select.tsx'],
      states: {
        Chosen: (
          <Field label="Service">
            <Select options={SERVICES} defaultValue="express" />
          </Field>
        ),
        'Placeholder, with error': (
          <Field label="Service" error="Choose a service.">
            <Select options={SERVICES} placeholder="Choose a service" />
          </Field>
        ),
        Disabled: (
          <Field label="Service">
            <Select options={SERVICES} disabled />
          </Field>
        ),
      },
    },
    {
      title: 'File',
      shows: ['web/ui/fields/file-input.tsx', 'web/ui/fields/honeypot-field.tsx'],
      states: {
        Empty: (
          <>
            <HoneypotField />
            <Field label="Résumé" hint="PDF or Word, up to 5 MB">
              <FileInput />
            </Field>
          </>
        ),
        Error: (
          <Field label="Résumé" error="The file is larger than 5 MB.">
            <FileInput />
          </Field>
        ),
      },
    },
    {
      title: 'Choices',
      shows: ['web/ui/fields/choice-row.tsx'],
      states: {
        Checkboxes: (
          <fieldset>
            <legend className="sr-only">Handling</legend>
            <CheckboxRow label="Fragile" hint="Marked and stowed on top" defaultChecked />
            <CheckboxRow label="Temperature controlled" aside="+ $120" />
            <CheckboxRow label="Dangerous goods" disabled />
          </fieldset>
        ),
        'Radio buttons': (
          <fieldset>
            <legend className="sr-only">Service</legend>
            <RadioRow
              name="service"
              label="Standard"
              hint="Sea, rail or road"
              aside="5–30 days"
              defaultChecked
            />
            <RadioRow name="service" label="Express" aside="1–4 days" />
          </fieldset>
        ),
      },
    },
    {
      title: 'Combobox',
      shows: ['web/ui/fields/combobox.tsx', 'web/ui/fields/option-list.tsx'],
      states: {
        Suggestions: { node: <Places text="Rot" found={PLACES} />, frame: 300 },
        'No matches': { node: <Places text="Xyzzy" found={[]} />, frame: 220 },
        Error: (
          <Field label="Origin" error="Enter the place of origin.">
            <Combobox
              value=""
              onValueChange={nothing}
              onSelect={nothing}
              load={async () => []}
              keyOf={String}
              textOf={String}
            />
          </Field>
        ),
      },
    },
    {
      title: 'Slider',
      shows: ['web/ui/fields/slider.tsx', 'web/ui/fields/slider-track.tsx'],
      states: {
        Between: (
          <Held initial={1}>
            {(value, change) => (
              <Slider
                label="Speed"
                value={value}
                onValueChange={change}
                min={0.5}
                max={3}
                step={0.5}
                format={(speed) => `${speed}x`}
              />
            )}
          </Held>
        ),
        'At its end': (
          <Slider label="Speed limit" value={3} onValueChange={nothing} min={0.5} max={3} step={0.5} />
        ),
        'Track only': (
          <SliderTrack
            label="Position in the journey"
            value={42}
            onValueChange={nothing}
            min={1}
            max={100}
            step={1}
            valueText="42%"
          />
        ),
      },
    },
    {
      title: 'Error summary',
      shows: ['web/ui/fields/error-summary.tsx'],
      states: {
        'Two problems': {
          node: (
            <ErrorSummary
              problems={[
                { fieldId: 'name', message: 'Enter your full name.' },
                { fieldId: 'password', message: TOO_SHORT },
              ]}
            />
          ),
          frame: 180,
        },
      },
    },
    {
      title: 'End of a form',
      shows: ['web/ui/fields/submit-area.tsx'],
      states: {
        Ready: (
          <SubmitArea
            label="Send Message"
            busyLabel="Sending..."
            pending={false}
            failure={null}
            onRetry={nothing}
          />
        ),
        Sending: (
          <SubmitArea label="Send Message" busyLabel="Sending..." pending failure={null} onRetry={nothing} />
        ),
        Failed: (
          <SubmitArea
            label="Send Message"
            busyLabel="Sending..."
            pending={false}
            failure="Your message could not be sent."
            onRetry={nothing}
          />
        ),
        Offline: {
          node: (
            <SubmitArea
              label="Send Message"
              busyLabel="Sending..."
              pending={false}
              failure="Your message could not be sent."
              onRetry={nothing}
            />
          ),
          offline: true,
          frame: 260,
        },
      },
    },
  ],
};
