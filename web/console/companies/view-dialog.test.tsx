import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { setOnline } from '#web/browser-for-tests.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { serve } from '#web/server-for-tests.ts';
import { COMPANY, DISPATCHER } from './company-for-tests.ts';
import { CompanyRecord } from './company-record.tsx';
import { ViewDialog } from './view-dialog.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  setOnline(true);
});

test('staff choose the permissions to view a customer with', async () => {
  const calls = serve({
    'organisations.view': () => ({ organisation: { id: COMPANY.id, name: COMPANY.name }, until: new Date() }),
  });
  const open = vi.fn();
  const { user } = renderPiece(<ViewDialog organisation={COMPANY} onClose={() => {}} open={open} />);
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked }) => checked)).toEqual([true, true, true, true]);
  const start = screen.getByRole('button', { name: 'Start viewing' });
  for (const box of [...boxes].reverse()) await user.click(box);
  await user.click(start);
  expect((await screen.findAllByText('Choose at least one permission.')).length).toBeGreaterThan(0);
  expect(calls).toEqual([]);
  await user.click(boxes[0] as HTMLInputElement);
  await user.click(start);
  await waitFor(() => expect(open).toHaveBeenCalledWith('/dashboard'));
  expect(calls[0]?.input).toEqual({ id: COMPANY.id, permissions: ['view'] });
});

test.each([
  [['customer'], true],
  [['carrier'], false],
] as const)('the page of a company with the roles %j offers it: %s', async (roles, offers) => {
  serve({
    'organisations.find': () => ({ ...COMPANY, roles }),
    'fleet.list': () => ({ shipments: [], next: null }),
  });
  const { user } = renderPiece(<CompanyRecord id={COMPANY.id} person={DISPATCHER} />);
  await screen.findByRole('heading', { name: COMPANY.name });
  const button = screen.queryByRole('button', { name: 'View as this customer' });
  expect(button !== null).toBe(offers);
  if (button) {
    await user.click(button);
    expect(await screen.findByRole('dialog', { name: `View as ${COMPANY.name}` })).toBeDefined();
  }
});
