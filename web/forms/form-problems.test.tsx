import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FormProblems } from './form-problems.tsx';

const problems = [
  { fieldId: 'person-name', message: 'Enter a name.' },
  { fieldId: 'person-email', message: 'Enter an e-mail address.' },
];

test('a failed call says that the entries are preserved', () => {
  render(<FormProblems form={{ problems: [], attempt: 0 }} failure="We couldn’t reach the server." />);
  expect(screen.getByRole('alert').textContent).toContain('Your entries are still here.');
});

test('what was entered since is validated: its errors replace the failure', () => {
  render(<FormProblems form={{ problems, attempt: 1 }} failure="We couldn’t reach the server." />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Enter a name.',
    'Enter an e-mail address.',
  ]);
  expect(screen.queryByText('We couldn’t reach the server.')).toBeNull();
});
