import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { fleetRow } from '../table/rows-for-tests.ts';
import { BulkBar } from './bulk-bar.tsx';
import { StatusCell } from './status-cell.tsx';
import { UnusualDialog } from './unusual-dialog.tsx';

type CellProps = Partial<Parameters<typeof StatusCell>[0]>;

function Cell(props: CellProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the cell of a grid
    <div role="gridcell" tabIndex={0}>
      <StatusCell row={fleetRow()} onChange={() => {}} locked={undefined} {...props} />
    </div>
  );
}

const button = () => screen.getByRole('button', { name: /in transit/ });

test('the menu opens at the current status', async () => {
  const { user } = renderPiece(<Cell />);
  await user.click(button());
  const current = await screen.findByRole('menuitemradio', { name: /In transit/i, checked: true });
  await waitFor(() => expect(document.activeElement).toBe(current));
  expect(screen.getByRole('menu', { name: 'Status of GS104588210' })).toBeDefined();
});

test('created cannot be chosen: only converted quotes are', async () => {
  const { user } = renderPiece(<Cell />);
  await user.click(button());
  const names = (await screen.findAllByRole('menuitemradio')).map((item) => item.textContent?.toLowerCase());
  expect(names).not.toContain('created');
  expect(names).toHaveLength(8);
});

test('another status is passed on, and the focus returns to the cell', async () => {
  const onChange = vi.fn();
  const { user } = renderPiece(<Cell onChange={onChange} />);
  await user.click(button());
  await user.click(await screen.findByRole('menuitemradio', { name: /customs/i }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(fleetRow(), 'customs');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('gridcell')));
});

test('the same status changes nothing', async () => {
  const onChange = vi.fn();
  const { user } = renderPiece(<Cell onChange={onChange} />);
  await user.click(button());
  await user.click(await screen.findByRole('menuitemradio', { name: /in transit/i }));
  expect(onChange).not.toHaveBeenCalled();
});

test('Escape closes the menu and returns to the cell', async () => {
  const { user } = renderPiece(<Cell />);
  await user.click(button());
  await screen.findByRole('menu');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('gridcell'));
});

test('while changes are locked, the menu stays closed and the reason is the tooltip', async () => {
  const { user } = renderPiece(<Cell locked="You are offline." />);
  expect([button().getAttribute('aria-disabled'), button().title]).toEqual(['true', 'You are offline.']);
  await user.click(button());
  expect(screen.queryByRole('menu')).toBeNull();
});

type BarProps = Partial<Parameters<typeof BulkBar>[0]>;

function Bar(props: BarProps) {
  return <BulkBar label="3 selected" onStatus={() => {}} onClear={() => {}} locked={undefined} {...props} />;
}

test('the number of selected shipments is announced', () => {
  renderPiece(<Bar />);
  expect(screen.getByRole('status').textContent).toBe('3 selected');
});

test('a status is set for all of them', async () => {
  const onStatus = vi.fn();
  const { user } = renderPiece(<Bar onStatus={onStatus} />);
  await user.click(screen.getByRole('button', { name: 'Set status' }));
  await user.click(await screen.findByRole('menuitemradio', { name: /delivered/i }));
  expect(onStatus).toHaveBeenCalledExactlyOnceWith('delivered');
});

test('Escape closes the menu of the selection and returns to its button', async () => {
  const { user } = renderPiece(<Bar />);
  await user.click(screen.getByRole('button', { name: 'Set status' }));
  await screen.findByRole('menuitemradio', { name: /delivered/i });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Set status' }));
});

test('the selection can be cleared, also while changes are locked', async () => {
  const onClear = vi.fn();
  const { user } = renderPiece(<Bar onClear={onClear} locked="You are offline." />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Set status' }).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(onClear).toHaveBeenCalledOnce();
});

const unusual = { row: fleetRow({ status: 'delivered' }), status: 'in_transit' } as Parameters<
  typeof UnusualDialog
>[0]['unusual'];

test('an unusual change is confirmed, with both statuses named', async () => {
  const onConfirm = vi.fn();
  const { user } = renderPiece(
    <UnusualDialog unusual={unusual} onConfirm={onConfirm} onDismiss={() => {}} />,
  );
  const dialog = screen.getByRole('dialog', { name: 'Change GS104588210?' });
  expect(dialog.textContent).toContain('From delivered to in transit');
  await user.click(screen.getByRole('button', { name: 'Set to in transit' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

test.each(['button', 'Escape'])('by %s, nothing is changed', async (way) => {
  const [onConfirm, onDismiss] = [vi.fn(), vi.fn()];
  const { user } = renderPiece(
    <UnusualDialog unusual={unusual} onConfirm={onConfirm} onDismiss={onDismiss} />,
  );
  if (way === 'Escape') await user.keyboard('{Escape}');
  else await user.click(screen.getByRole('button', { name: 'Keep delivered' }));
  expect(onDismiss).toHaveBeenCalled();
  expect(onConfirm).not.toHaveBeenCalled();
});
