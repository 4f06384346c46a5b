import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { Combobox } from './combobox.tsx';
import { Field } from './field.tsx';

interface Place {
  code: string;
  name: string;
}

const PLACES: Place[] = [
  { code: 'NLRTM', name: 'Rotterdam' },
  { code: 'GBRTH', name: 'Rotherham' },
  { code: 'AQROT', name: 'Rothera' },
];

const matching = async (text: string) =>
  PLACES.filter(({ name }) => name.toLowerCase().startsWith(text.toLowerCase()));

interface DestinationProps {
  load?: (text: string, signal: AbortSignal) => Promise<readonly Place[]>;
  onSelect?: (place: Place) => void;
  minimumLength?: number;
}

function Destination({ load = matching, onSelect = () => {}, ...rest }: DestinationProps) {
  const [city, setCity] = useState('');
  return (
    <>
      <Field label="Destination">
        <Combobox
          value={city}
          onValueChange={setCity}
          onSelect={onSelect}
          load={load}
          keyOf={({ code }) => code}
          textOf={({ name }) => name}
          {...rest}
        />
      </Field>
      <button type="button">Next</button>
    </>
  );
}

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Destination' });
const activeOption = () => {
  const id = input().getAttribute('aria-activedescendant');
  return id ? document.getElementById(id)?.textContent : null;
};

async function typed(text: string, props: DestinationProps = {}) {
  const rendered = renderPiece(<Destination {...props} />);
  await rendered.user.type(input(), text);
  return rendered;
}

test('one suggestion is one', async () => {
  await typed('rotterdam');
  await screen.findByRole('option');
  expect(screen.getByRole('status').textContent).toBe('1 suggestion');
});

test('suggests what matches, and says how many', async () => {
  await typed('rot');
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
    'Rotterdam',
    'Rotherham',
    'Rothera',
  ]);
  expect(screen.getByRole('status').textContent).toBe('3 suggestions');
  expect(input().getAttribute('aria-expanded')).toBe('true');
});

test('one character is not enough to ask', async () => {
  const load = vi.fn(matching);
  await typed('r', { load });
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(load).not.toHaveBeenCalled();
});

test('a field may ask from the first character on', async () => {
  await typed('r', { minimumLength: 1 });
  expect(await screen.findAllByRole('option')).toHaveLength(3);
});

test('typing quickly asks once, for the whole text', async () => {
  const load = vi.fn(matching);
  renderPiece(<Destination load={load} />);
  for (const text of ['r', 'ro', 'rot', 'rott']) fireEvent.change(input(), { target: { value: text } });
  await screen.findByRole('option', { name: 'Rotterdam' });
  expect(load.mock.calls.map(([text]) => text)).toEqual(['rott']);
});

test('a slow response to an earlier text does not replace the one to a later text', async () => {
  const pending = new Map<string, (places: Place[]) => void>();
  const signals: AbortSignal[] = [];
  const load = (text: string, signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<Place[]>((resolve) => pending.set(text, resolve));
  };
  const { user } = await typed('ro', { load });
  await waitFor(() => expect(pending.has('ro')).toBe(true));
  await user.type(input(), 'tt');
  await waitFor(() => expect(pending.has('rott')).toBe(true));
  await act(async () => pending.get('rott')?.([PLACES[0] as Place]));
  await act(async () => pending.get('ro')?.(PLACES));
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Rotterdam']);
  expect(signals[0]?.aborted).toBe(true);
});

test('arrow keys run through the options, with a stop at the text itself', async () => {
  const { user } = await typed('rot');
  await screen.findAllByRole('option');
  const seen: unknown[] = [];
  for (let press = 0; press < 4; press += 1) {
    await user.keyboard('{ArrowDown}');
    seen.push(activeOption());
  }
  await user.keyboard('{ArrowUp}');
  seen.push(activeOption());
  expect(seen).toEqual(['Rotterdam', 'Rotherham', 'Rothera', null, 'Rothera']);
  expect(document.activeElement).toBe(input());
});

test('an option stays active when other suggestions arrive with it, and no other one becomes active', async () => {
  const pending: ((places: Place[]) => void)[] = [];
  const load = () => new Promise<Place[]>((resolve) => void pending.push(resolve));
  const arrive = async (places: Place[]) => {
    await waitFor(() => expect(pending).toHaveLength(1));
    await act(async () => pending.pop()?.(places));
  };
  const { user } = await typed('ro', { load });
  await arrive(PLACES);
  await user.type(input(), 't');
  await user.keyboard('{ArrowDown}');
  await arrive(PLACES.toReversed());
  expect(activeOption()).toBe('Rotterdam');
  await user.type(input(), 'h');
  await user.keyboard('{ArrowDown}');
  expect(activeOption()).toBe('Rothera');
  await arrive(PLACES.slice(0, 2));
  expect(activeOption()).toBeNull();
});

test('Enter takes the active option and does not submit the form', async () => {
  const onSelect = vi.fn();
  const { user } = await typed('rot', { onSelect });
  await screen.findAllByRole('option');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(PLACES[1]);
  expect(input().value).toBe('Rotherham');
  expect(screen.queryByRole('option')).toBeNull();
});

test('Enter without an active option leaves the text alone', async () => {
  const onSelect = vi.fn();
  const { user } = await typed('rot', { onSelect });
  await screen.findAllByRole('option');
  await user.keyboard('{Enter}');
  expect(onSelect).not.toHaveBeenCalled();
  expect(input().value).toBe('rot');
});

test('Tab takes the active option and moves on', async () => {
  const onSelect = vi.fn();
  const { user } = await typed('rot', { onSelect });
  await screen.findAllByRole('option');
  await user.keyboard('{ArrowDown}');
  await user.tab();
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(PLACES[0]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }));
});

test('Tab without an active option keeps the typed text', async () => {
  const onSelect = vi.fn();
  const { user } = await typed('rot', { onSelect });
  await screen.findAllByRole('option');
  await user.tab();
  expect(onSelect).not.toHaveBeenCalled();
  expect([input().value, screen.queryByRole('option')]).toEqual(['rot', null]);
});

test('Escape closes the list and keeps the text; the arrow down opens it again', async () => {
  const { user } = await typed('rot');
  await screen.findAllByRole('option');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
  expect([input().value, input().getAttribute('aria-expanded')]).toEqual(['rot', 'false']);
  await user.keyboard('{ArrowDown}');
  expect(await screen.findAllByRole('option')).toHaveLength(3);
});

test('a click takes an option and the focus stays in the field', async () => {
  const onSelect = vi.fn();
  const { user } = await typed('rot', { onSelect });
  await user.click(await screen.findByRole('option', { name: 'Rothera' }));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(PLACES[2]);
  expect(input().value).toBe('Rothera');
  expect(document.activeElement).toBe(input());
});

test('without a match it says that the typed text may stay', async () => {
  await typed('xyzzy');
  expect(await screen.findByText('No matches. You can keep what you typed.')).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('No suggestions');
});

test('when the request fails, there are simply no suggestions', async () => {
  const load = vi.fn(async () => {
    throw new TypeError('Failed to fetch');
  });
  await typed('rot', { load });
  await waitFor(() => expect(load).toHaveBeenCalled());
  expect(screen.queryByRole('option')).toBeNull();
  expect(screen.queryByText(/No matches/)).toBeNull();
  expect(input().value).toBe('rot');
});

test('keys that compose a character take no option', async () => {
  const onSelect = vi.fn();
  const { user } = await typed('rot', { onSelect });
  await screen.findAllByRole('option');
  await user.keyboard('{ArrowDown}');
  act(() => {
    input().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }));
  });
  expect(onSelect).not.toHaveBeenCalled();
});

test('suggestions that fail to load are reported, and loaded again with the next letter', async () => {
  let fails = true;
  const load = async (text: string) => {
    if (fails) throw new Error('offline');
    return matching(text);
  };
  const { user } = await typed('Rot', { load });
  expect(await screen.findByText('Suggestions couldn’t be loaded. Type again to retry.')).toBeDefined();
  expect(screen.queryByText('No suggestions')).toBeNull();
  fails = false;
  await user.type(input(), 't');
  expect(await screen.findByRole('option', { name: 'Rotterdam' })).toBeDefined();
  expect(screen.queryByText(/couldn’t be loaded/)).toBeNull();
});
