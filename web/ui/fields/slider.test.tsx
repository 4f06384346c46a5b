import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { Slider } from './slider.tsx';

function Speed({ initial = 1 }: { initial?: number }) {
  const [speed, setSpeed] = useState(initial);
  return (
    <Slider
      label="Speed"
      value={speed}
      onValueChange={setSpeed}
      min={0.5}
      max={3}
      step={0.5}
      format={(value) => `${value}x`}
    />
  );
}

const slider = () => screen.getByRole('slider', { name: 'Speed' });

test('says its value with the unit', () => {
  renderPiece(<Speed />);
  expect(slider().getAttribute('aria-valuetext')).toBe('1x');
  expect(screen.getByRole('status').textContent).toBe('1x');
});

test('the buttons move it by one step, without an error of rounding', async () => {
  const { user } = renderPiece(<Speed />);
  await user.click(screen.getByRole('button', { name: 'Increase Speed' }));
  expect(slider().getAttribute('aria-valuetext')).toBe('1.5x');
  await user.click(screen.getByRole('button', { name: 'Decrease Speed' }));
  await user.click(screen.getByRole('button', { name: 'Decrease Speed' }));
  expect(slider().getAttribute('aria-valuetext')).toBe('0.5x');
});

test('at an end, the button that leads further is disabled and keeps the focus', async () => {
  const { user } = renderPiece(<Speed initial={2.5} />);
  const [increase, decrease] = ['Increase Speed', 'Decrease Speed'].map((name) =>
    screen.getByRole<HTMLButtonElement>('button', { name }),
  );
  await user.click(increase as HTMLElement);
  expect(increase?.getAttribute('aria-disabled')).toBe('true');
  expect(decrease?.getAttribute('aria-disabled')).not.toBe('true');
  expect(document.activeElement).toBe(increase);
  expect(increase?.disabled).toBe(false);
  await user.click(increase as HTMLElement);
  expect(slider().getAttribute('aria-valuetext')).toBe('3x');
});

test('arrow keys, Home and End move the thumb', async () => {
  const { user } = renderPiece(<Speed />);
  slider().focus();
  await user.keyboard('{ArrowRight}');
  expect(slider().getAttribute('aria-valuenow')).toBe('1.5');
  await user.keyboard('{End}');
  expect(slider().getAttribute('aria-valuenow')).toBe('3');
  await user.keyboard('{Home}');
  expect(slider().getAttribute('aria-valuenow')).toBe('0.5');
});
