import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { rulesResolver } from './field-messages.ts';
import { useForm } from './use-form.ts';

const INITIAL = { name: '', email: '' };
const resolver = rulesResolver(({ name, email }: typeof INITIAL) => ({
  ...(name === '' && { name: 'Enter a name.' }),
  ...(email === '' && { email: 'Enter an e-mail address.' }),
}));
const options = { initial: INITIAL, resolver, idPrefix: 'person' };

test('an invalid form is not sent; its errors stand beside the fields and in a summary', async () => {
  const send = vi.fn();
  const { result } = renderHook(() => useForm(options));
  expect(result.current.errorOf('name')).toBeUndefined();
  await act(async () => result.current.submit(send)());
  expect(send).not.toHaveBeenCalled();
  expect(result.current.errorOf('name')).toBe('Enter a name.');
  expect(result.current.problems).toEqual([
    { fieldId: 'person-name', message: 'Enter a name.' },
    { fieldId: 'person-email', message: 'Enter an e-mail address.' },
  ]);
});

test('after an attempt, a change validates all fields again', async () => {
  const { result } = renderHook(() => useForm(options));
  await act(async () => result.current.submit(vi.fn())());
  await act(async () => result.current.change({ name: 'Ada' }));
  expect([result.current.errorOf('name'), result.current.errorOf('email')]).toEqual([
    undefined,
    'Enter an e-mail address.',
  ]);
});

test('a message of the server stays until its field changes', async () => {
  const send = vi.fn();
  const { result } = renderHook(() => useForm({ ...options, initial: { name: 'Ada', email: 'a@b' } }));
  await act(async () => result.current.refuse({ email: 'Enter a valid e-mail address.' }));
  await act(async () => result.current.change({ name: 'Ada L.' }));
  expect(result.current.errorOf('email')).toBe('Enter a valid e-mail address.');
  await act(async () => result.current.change({ email: 'a@b.com' }));
  expect(result.current.errorOf('email')).toBeUndefined();
  await act(async () => result.current.submit(send)());
  expect(send).toHaveBeenCalledWith({ name: 'Ada L.', email: 'a@b.com' });
});

test('changes are unsaved until they are settled or reset', async () => {
  const { result } = renderHook(() => useForm(options));
  expect([result.current.dirty, result.current.isDirty()]).toEqual([false, false]);
  await act(async () => result.current.change({ name: 'Ada' }));
  expect([result.current.dirty, result.current.isDirty()]).toEqual([true, true]);
  await act(async () => result.current.settle(result.current.snapshot()));
  expect([result.current.dirty, result.current.isDirty(), result.current.values.name]).toEqual([
    false,
    false,
    'Ada',
  ]);
  await act(async () => result.current.reset());
  expect(result.current.values).toEqual(INITIAL);
});

test('what changed after the call began stays unsaved', async () => {
  const initial = { name: 'Ada', rows: [{ text: 'a' }] };
  const { result } = renderHook(() => useForm({ initial, resolver: rulesResolver(() => ({})) }));
  await act(async () => result.current.change({ name: 'Grace' }));
  const sent = result.current.snapshot();
  await act(async () => result.current.changeAt('rows.0.text', 'b'));
  await act(async () => result.current.settle(sent));
  expect([result.current.dirty, result.current.isDirty()]).toEqual([true, true]);
  expect(result.current.values).toEqual({ name: 'Grace', rows: [{ text: 'b' }] });
  await act(async () => result.current.changeAt('rows.0.text', 'a'));
  expect([result.current.dirty, result.current.isDirty()]).toEqual([false, false]);
});

test('unsaved changes can be laid over newly saved values', async () => {
  const { result } = renderHook(() => useForm(options));
  await act(async () =>
    result.current.reset({ name: 'Ada', email: 'a@b' }, { name: 'Ada', email: 'a@b.com' }),
  );
  expect([result.current.values.email, result.current.dirty]).toEqual(['a@b.com', true]);
  await act(async () => result.current.change({ email: 'a@b' }));
  expect(result.current.dirty).toBe(false);
});

test('a select and a checkbox start with the values of the form', async () => {
  function Choices() {
    const form = useForm({ initial: { kind: 'air', fragile: false }, resolver: rulesResolver(() => ({})) });
    return (
      <form aria-label={form.dirty ? 'changed' : 'unchanged'}>
        <select aria-label="Kind" {...form.field('kind').control}>
          <option value="sea">Sea</option>
          <option value="air">Air</option>
        </select>
        <input type="checkbox" aria-label="Fragile" {...form.field('fragile').control} />
        {JSON.stringify(form.values)}
      </form>
    );
  }
  render(<Choices />);
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('air');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  expect(screen.getByRole('form', { name: 'unchanged' }).textContent).toContain(
    '{"kind":"air","fragile":false}',
  );
});

function PersonForm({ send }: { send: (values: typeof INITIAL) => void }) {
  const form = useForm(options);
  const name = form.field('name');
  return (
    <form onSubmit={form.submit(send)}>
      <Field label="Name" id={form.idOf('name')} error={name.error}>
        <TextInput {...name.control} />
      </Field>
      <button type="button" onClick={() => form.change({ email: 'ada@example.com' })}>
        Use my address
      </button>
      <button type="button" onClick={() => form.reset()}>
        Clear
      </button>
      <button type="submit">Save</button>
    </form>
  );
}

test('the only invalid field gets focus, and its error goes when it is filled in', async () => {
  const send = vi.fn();
  render(<PersonForm send={send} />);
  await userEvent.click(screen.getByRole('button', { name: 'Use my address' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const name = screen.getByRole('textbox', { name: 'Name' });
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(screen.getByText('Enter a name.')).toBeDefined();
  await userEvent.type(name, 'Ada');
  expect(screen.queryByText('Enter a name.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(send).toHaveBeenCalledWith({ name: 'Ada', email: 'ada@example.com' });
});

test('a cleared form has empty fields', async () => {
  render(<PersonForm send={vi.fn()} />);
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  await userEvent.type(name, 'Ada');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(name.value).toBe('');
});
