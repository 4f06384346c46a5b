import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { ErrorSummary, type FieldProblem } from './error-summary.tsx';

const PROBLEMS: FieldProblem[] = [
  { fieldId: 'name', message: 'Enter your full name.' },
  { fieldId: 'email', message: 'Enter an e-mail address.' },
];

function Form({ problems, attempt = 1 }: { problems: readonly FieldProblem[]; attempt?: number }) {
  return (
    <>
      <ErrorSummary problems={problems} attempt={attempt} />
      <input id="name" aria-label="Name" />
      <input id="email" aria-label="E-mail" />
    </>
  );
}

test('without problems there is nothing', () => {
  renderPiece(<Form problems={[]} />);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('takes the focus when it appears', () => {
  const { rerender } = renderPiece(<Form problems={[]} />);
  rerender(<Form problems={PROBLEMS} />);
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

test('the next attempt moves the focus back to it', async () => {
  const { rerender, user } = renderPiece(<Form problems={PROBLEMS} />);
  await user.click(screen.getByRole('textbox', { name: 'E-mail' }));
  rerender(<Form problems={PROBLEMS} attempt={2} />);
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

test('correcting one of the problems does not move the focus', async () => {
  const { rerender, user } = renderPiece(<Form problems={PROBLEMS} />);
  await user.click(screen.getByRole('textbox', { name: 'Name' }));
  rerender(<Form problems={PROBLEMS.slice(1)} />);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
});

test('a problem leads to its field, without changing the address', async () => {
  const { user } = renderPiece(<Form problems={PROBLEMS} />);
  await user.click(screen.getByRole('link', { name: 'Enter an e-mail address.' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'E-mail' }));
  expect(window.location.hash).toBe('');
});

test('a title that changes in the meantime stays', () => {
  document.title = 'Contact · Groundswell';
  const { rerender } = renderPiece(<Form problems={PROBLEMS} />);
  document.title = '(2) Contact · Groundswell';
  rerender(<Form problems={[]} />);
  expect(document.title).toBe('(2) Contact · Groundswell');
});

test('the title of the page says that there is an error, until it is fixed', () => {
  document.title = 'Contact · Groundswell';
  const { rerender } = renderPiece(<Form problems={PROBLEMS} />);
  expect(document.title).toBe('Error: Contact · Groundswell');
  rerender(<Form problems={PROBLEMS} attempt={2} />);
  expect(document.title).toBe('Error: Contact · Groundswell');
  rerender(<Form problems={[]} />);
  expect(document.title).toBe('Contact · Groundswell');
});
