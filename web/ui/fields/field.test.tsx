import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { Combobox } from './combobox.tsx';
import { Field } from './field.tsx';
import { FileInput } from './file-input.tsx';
import { PasswordInput } from './password-input.tsx';
import { Select } from './select.tsx';
import { TextInput } from './text-input.tsx';
import { Textarea } from './textarea.tsx';

const CONTROLS: [string, ReactElement][] = [
  ['text input', <TextInput key="text" />],
  ['text area', <Textarea key="area" />],
  ['password', <PasswordInput key="password" />],
  ['select', <Select key="select" options={[{ value: 'a', label: 'A' }]} />],
  ['file', <FileInput key="file" />],
  [
    'combobox',
    <Combobox
      key="combobox"
      value=""
      onValueChange={() => {}}
      onSelect={() => {}}
      load={async () => []}
      keyOf={String}
      textOf={String}
    />,
  ],
];

test.each(CONTROLS)('a %s has the label of its field', (_, control) => {
  renderPiece(<Field label="Full name">{control}</Field>);
  expect(screen.getByLabelText('Full name').matches('input, textarea, select')).toBe(true);
});

test.each(CONTROLS)('a %s is described by hint, note and error, and marked invalid', (_, control) => {
  renderPiece(
    <Field label="Full name" hint="As on your documents" note="12 letters" error="Enter your full name.">
      {control}
    </Field>,
  );
  const input = screen.getByLabelText('Full name');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const description = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(description).toEqual(['As on your documents', '12 letters', 'Enter your full name.']);
});

test.each(CONTROLS)('a note about what is typed does not move a %s: it is below', (_, control) => {
  renderPiece(
    <Field label="Full name" note="12 letters">
      {control}
    </Field>,
  );
  const order = screen.getByLabelText('Full name').compareDocumentPosition(screen.getByText('12 letters'));
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test.each(CONTROLS)('a %s without an error is neither invalid nor described', (_, control) => {
  renderPiece(<Field label="Full name">{control}</Field>);
  const input = screen.getByLabelText('Full name');
  expect(input.getAttribute('aria-invalid')).toBeNull();
  expect(input.getAttribute('aria-describedby')).toBeNull();
});

test('a click on the label focuses the control', async () => {
  const { user } = renderPiece(
    <Field label="Full name">
      <TextInput />
    </Field>,
  );
  await user.click(screen.getByText('Full name'));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

test('the unit is announced with the label and shown at the end of the control', () => {
  renderPiece(
    <Field label="Weight" unit="kg">
      <TextInput />
    </Field>,
  );
  expect(screen.getByRole('textbox', { name: /^Weight ?in kg$/ })).toBeDefined();
  expect(screen.getByText('kg')).toBeDefined();
});

test('an optional field says so in its name', () => {
  renderPiece(
    <Field label="Company" optional>
      <TextInput />
    </Field>,
  );
  expect(screen.getByRole('textbox', { name: /^Company ?\(optional\)$/ })).toBeDefined();
});

test('a hidden label still names the control', () => {
  renderPiece(
    <Field label="Search" hideLabel>
      <TextInput type="search" />
    </Field>,
  );
  expect(screen.getByRole('searchbox', { name: 'Search' })).toBeDefined();
});

test('an own id is used, so that a summary can link to the control', () => {
  renderPiece(
    <Field label="Company" id="company" error="Enter a company.">
      <TextInput />
    </Field>,
  );
  expect(screen.getByRole('textbox').id).toBe('company');
  expect(screen.getByRole('textbox').getAttribute('aria-describedby')).toBe('company-error');
});

test('two fields with the same label have different controls', async () => {
  const { user } = renderPiece(
    <>
      <Field label="City">
        <TextInput defaultValue="Houston" />
      </Field>
      <Field label="City">
        <TextInput defaultValue="Rotterdam" />
      </Field>
    </>,
  );
  await user.click(screen.getAllByText('City')[1] as HTMLElement);
  expect((document.activeElement as HTMLInputElement).value).toBe('Rotterdam');
});

test('a password can be shown and hidden again, and the button says which', async () => {
  const { user } = renderPiece(
    <Field label="Password">
      <PasswordInput defaultValue="correct horse" />
    </Field>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  const toggle = screen.getByRole('button', { name: 'Show password' });
  expect([input.type, toggle.getAttribute('aria-pressed')]).toEqual(['password', 'false']);
  await user.click(toggle);
  expect([input.type, toggle.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
  await user.click(toggle);
  expect([input.type, input.value]).toEqual(['password', 'correct horse']);
});

test('showing a password does not submit its form', async () => {
  let submitted = false;
  const { user } = renderPiece(
    <form
      onSubmit={() => {
        submitted = true;
      }}
    >
      <PasswordInput aria-label="Password" />
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(submitted).toBe(false);
});

test('a select starts with its placeholder, which is no value', async () => {
  const { user } = renderPiece(
    <Field label="Service">
      <Select placeholder="Choose a service" options={[{ value: 'express', label: 'Express' }]} />
    </Field>,
  );
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Service' });
  expect([select.value, select.selectedOptions[0]?.label]).toEqual(['', 'Choose a service']);
  await user.selectOptions(select, 'Express');
  expect(select.value).toBe('express');
});
