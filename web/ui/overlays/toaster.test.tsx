import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { dismissToast, shownToasts, toast } from './toast.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
});

const region = () => screen.findByRole('region', { name: /Notifications/ });
const shown = async () =>
  within(await region())
    .queryAllByRole('listitem')
    .map((item) => item.textContent);

test('shows a title with its description', async () => {
  renderPiece(<Toaster />);
  act(() => void toast({ title: 'Saved', description: 'Your changes are saved.' }));
  expect(await screen.findByText('Saved')).toBeDefined();
  expect(screen.getByText('Your changes are saved.')).toBeDefined();
});

test('shows at most three', async () => {
  renderPiece(<Toaster />);
  act(() => {
    for (const title of ['One', 'Two', 'Three', 'Four']) toast({ title });
  });
  await screen.findByText('Four');
  expect(await shown()).toEqual(['Two', 'Three', 'Four']);
});

test('Dismiss removes one and leaves the others', async () => {
  renderPiece(<Toaster />);
  act(() => {
    toast({ title: 'One' });
    toast({ title: 'Two' });
  });
  const one = (await screen.findByText('One')).closest('li') as HTMLElement;
  act(() => within(one).getByRole('button', { name: 'Dismiss' }).click());
  expect(await shown()).toEqual(['Two']);
  expect(shownToasts().map(({ title }) => title)).toEqual(['Two']);
});

test('Escape on a toast dismisses it', async () => {
  const { user } = renderPiece(<Toaster />);
  act(() => void toast({ title: 'One' }));
  const one = (await screen.findByText('One')).closest('li') as HTMLElement;
  one.focus();
  await user.keyboard('{Escape}');
  expect(shownToasts()).toEqual([]);
});

test('an error is announced at once, other messages when the reader is free', async () => {
  renderPiece(<Toaster />);
  act(() => {
    toast({ title: 'Saved' });
    toast({ title: 'Error', variant: 'destructive' });
  });
  await screen.findAllByText(/Error/);
  const announced = screen.getAllByRole('status').map((status) => status.getAttribute('aria-live'));
  expect(announced).toContain('polite');
  expect(announced).toContain('assertive');
});
