import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { CheckboxRow, RadioRow } from './choice-row.tsx';

test('a checkbox is named by its label and described by its hint', () => {
  renderPiece(<CheckboxRow label="Fragile" hint="Stowed on top" />);
  const box = screen.getByRole('checkbox', { description: 'Stowed on top' });
  expect(screen.getByLabelText(/Fragile/)).toBe(box);
});

test('the whole row is the target of a click', async () => {
  const onChange = vi.fn();
  const { user } = renderPiece(<CheckboxRow label="Fragile" aside="+ $120" onChange={onChange} />);
  await user.click(screen.getByText('+ $120'));
  expect(onChange).toHaveBeenCalledOnce();
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
});

test('of radio buttons with one name, one is chosen, also with the arrow keys', async () => {
  const { user } = renderPiece(
    <fieldset>
      <legend>Service</legend>
      <RadioRow name="service" label="Standard" defaultChecked />
      <RadioRow name="service" label="Express" />
    </fieldset>,
  );
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Standard' }));
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Express' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Standard' }).checked).toBe(false);
});

test('a disabled row cannot be chosen', async () => {
  const { user } = renderPiece(<CheckboxRow label="Dangerous goods" disabled />);
  await user.click(screen.getByText('Dangerous goods'));
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
});
