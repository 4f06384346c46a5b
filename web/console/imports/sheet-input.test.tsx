import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { SheetInput } from './sheet-input.tsx';

const sheet = () => new File(['rate\n1'], 'rates.csv', { type: 'text/csv' });

async function chosenOnce() {
  const onChange = vi.fn();
  const { user } = renderPiece(
    <Field label="Sheet">
      <SheetInput onChange={onChange} />
    </Field>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Sheet');
  await user.upload(input, sheet());
  expect(input.files).toHaveLength(1);
  return { input, onChange };
}

test('the same file can be chosen again, because the input is emptied before', async () => {
  const { input } = await chosenOnce();
  fireEvent.click(input);
  expect(input.files).toHaveLength(0);
});

test('closing the browser’s dialog without a choice restores the files', async () => {
  const { input, onChange } = await chosenOnce();
  fireEvent.click(input);
  const restored = vi.spyOn(input, 'files', 'set');
  fireEvent(input, new Event('cancel'));
  expect(restored).toHaveBeenCalledOnce();
  expect(onChange).toHaveBeenCalledOnce();
});
