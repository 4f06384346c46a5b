import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { HoneypotField } from '#web/ui/fields/honeypot-field.tsx';
import { rulesResolver } from './field-messages.ts';
import { useStoredForm } from './use-stored-form.ts';

const INITIAL = { name: '', subject: 'Other' };
const resolver = rulesResolver(({ name }: typeof INITIAL) => ({
  ...(name === '' && { name: 'Enter a name.' }),
}));
const stored = () => JSON.parse(sessionStorage.getItem('groundswell.person.1') ?? 'null');

afterEach(() => sessionStorage.clear());

function PersonForm({ send }: { send: (values: object) => void }) {
  const form = useStoredForm({ name: 'person', initial: INITIAL, resolver });
  return (
    <form ref={form.ref} onSubmit={form.submit((values) => send({ ...values, ...form.botDetection() }))}>
      <input
        aria-label="Name"
        name="name"
        value={form.values.name}
        onChange={({ target }) => form.change({ name: target.value })}
      />
      <input
        aria-label="Subject"
        name="subject"
        value={form.values.subject}
        onChange={({ target }) => form.change({ subject: target.value })}
      />
      <HoneypotField />
      <p>{form.errorOf('name')}</p>
      <button type="button" onClick={() => form.reset()}>
        Clear
      </button>
      <button type="submit">Send</button>
    </form>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('values survive a reload; what a former version stored for other fields is dropped', async () => {
  const opened_at = Date.now() - 60_000;
  sessionStorage.setItem(
    'groundswell.person.1',
    JSON.stringify({ opened_at, values: { name: 'Ada', nickname: 'A' } }),
  );
  render(<PersonForm send={vi.fn()} />);
  expect([field('Name').value, field('Subject').value]).toEqual(['Ada', 'Other']);
  await userEvent.type(field('Name'), ' L.');
  expect(stored()).toEqual({ opened_at, values: { name: 'Ada L.', subject: 'Other' } });
});

test('text typed before hydration stays, and wins over stored values', async () => {
  sessionStorage.setItem(
    'groundswell.person.1',
    JSON.stringify({ opened_at: 0, values: { name: 'Ada', subject: 'Kayaks' } }),
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<PersonForm send={vi.fn()} />);
  field('Name').value = 'Grace';
  render(<PersonForm send={vi.fn()} />, { container, hydrate: true });
  await act(async () => {});
  expect([field('Name').value, field('Subject').value]).toEqual(['Grace', 'Kayaks']);
  expect(stored().values).toEqual({ name: 'Grace', subject: 'Kayaks' });
});

test('bot detection is sent: the honeypot and the seconds since the form was opened', async () => {
  sessionStorage.setItem(
    'groundswell.person.1',
    JSON.stringify({ opened_at: Date.now() - 5_000, values: { name: 'Ada' } }),
  );
  const send = vi.fn();
  render(<PersonForm send={send} />);
  field('Homepage').value = 'https://example.com';
  await press('Send');
  expect(send).toHaveBeenCalledOnce();
  expect(send).toHaveBeenCalledWith({
    name: 'Ada',
    subject: 'Other',
    homepage: 'https://example.com',
    seconds_open: expect.closeTo(5, 0),
  });
});

test('an error goes when its field is valid; a cleared form is empty and stored so', async () => {
  const opened_at = Date.now() - 60_000;
  sessionStorage.setItem('groundswell.person.1', JSON.stringify({ opened_at, values: {} }));
  render(<PersonForm send={vi.fn()} />);
  await press('Send');
  expect(screen.getByText('Enter a name.')).toBeDefined();
  await userEvent.type(field('Name'), 'Ada');
  expect(screen.queryByText('Enter a name.')).toBeNull();
  await press('Clear');
  expect(field('Name').value).toBe('');
  expect(stored().values).toEqual(INITIAL);
  expect(stored().opened_at).toBeGreaterThan(opened_at);
});
