import { ORPCError } from '@orpc/client';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { rulesResolver } from './field-messages.ts';
import { useVersionedForm } from './use-versioned-form.ts';

interface Stored {
  version: number;
  cost: string;
  party: { name: string; city: string };
}
type Values = Omit<Stored, 'version'>;

const first: Stored = { version: 1, cost: '', party: { name: '', city: '' } };
const theirs: Stored = { version: 2, cost: '', party: { name: 'Nordlicht', city: '' } };

function renderForm(send: (values: Values) => Promise<Partial<Stored>>, conflicts?: () => boolean) {
  return renderHook(
    ({ stored }) =>
      useVersionedForm<Stored, Values>({
        stored,
        valuesOf: ({ cost, party }) => ({ cost, party }),
        resolver: () => rulesResolver(() => ({})),
        send: async (values, { accept }) => accept(await send(values)),
        invalidates: [],
        ...(conflicts && { conflicts }),
      }),
    { initialProps: { stored: first } },
  );
}

test('without unsaved changes, a newer version replaces the values at once', async () => {
  const { result, rerender } = renderForm(vi.fn());
  await act(async () => rerender({ stored: theirs }));
  expect(result.current.form.values.party.name).toBe('Nordlicht');
  expect([result.current.base.version, result.current.form.dirty, result.current.differences]).toEqual([
    2,
    false,
    null,
  ]);
});

test('with unsaved changes it waits to be reviewed, and no entry is lost', async () => {
  const { result, rerender } = renderForm(vi.fn());
  await act(async () => result.current.form.change({ party: { name: '', city: 'Bremen' } }));
  await act(async () => rerender({ stored: theirs }));
  expect(result.current.differences).toEqual([
    { field: 'party.name', was: '', is: 'Nordlicht', typed: null },
  ]);
  expect(result.current.form.values.party).toEqual({ name: '', city: 'Bremen' });
  await act(async () => result.current.takeNewer());
  expect(result.current.form.values.party).toEqual({ name: 'Nordlicht', city: 'Bremen' });
  expect([result.current.base.version, result.current.form.dirty, result.current.differences]).toEqual([
    2,
    true,
    null,
  ]);
});

test('a newer version that conflicts with nothing is merged at once', async () => {
  const { result, rerender } = renderForm(vi.fn(), () => false);
  await act(async () => result.current.form.change({ cost: '99' }));
  await act(async () => rerender({ stored: theirs }));
  expect(result.current.form.values).toEqual({ cost: '99', party: theirs.party });
  expect([result.current.base.version, result.current.form.dirty]).toEqual([2, true]);
});

test('what was saved is the base; entries made during the request stay unsaved', async () => {
  let respond = (_: Partial<Stored>) => {};
  const { result, rerender } = renderForm(() => new Promise((resolve) => (respond = resolve)));
  await act(async () => result.current.form.change({ cost: '99,00' }));
  await act(async () => result.current.write(result.current.form.getValues()));
  await act(async () => result.current.form.change({ party: { name: '', city: 'Bremen' } }));
  await act(async () => rerender({ stored: { ...first, version: 2, cost: '99.00' } }));
  expect(result.current.differences).toBeNull();
  await act(async () => respond({ version: 2, cost: '99.00' }));
  expect(result.current.form.values).toEqual({ cost: '99.00', party: { name: '', city: 'Bremen' } });
  expect([result.current.base.version, result.current.form.dirty]).toEqual([2, true]);
  await act(async () => result.current.form.change({ party: first.party }));
  expect(result.current.form.dirty).toBe(false);
});

test('a version conflict names who saved when, until their version is taken', async () => {
  const data = { by: 'Ada', at: new Date('2026-11-21T10:00:00Z') };
  const { result, rerender } = renderForm(() =>
    Promise.reject(
      new ORPCError('VERSION_CONFLICT', { status: 409, defined: true, message: 'Conflict.', data }),
    ),
  );
  await act(async () => result.current.form.change({ cost: '99' }));
  await act(async () => result.current.write(result.current.form.getValues()));
  expect([result.current.conflict, result.current.failure]).toEqual([data, 'Conflict.']);
  await act(async () => rerender({ stored: theirs }));
  expect([result.current.conflict, result.current.failure]).toEqual([data, null]);
  await act(async () => result.current.takeNewer());
  expect(result.current.conflict).toBeNull();
});
