import type { UseQueryResult } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { VerifiedDocument } from '#contract/documents.ts';
import { hoursAgo, NOW } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { refusal } from '#web/server-for-tests.ts';
import { CodeForm } from './code-form.tsx';
import { CodeVerdict } from './code-verdict.tsx';

const DOCUMENT: VerifiedDocument = {
  outcome: 'current',
  document_type: 'bill_of_lading',
  name: 'Bill of lading',
  document_number: 'BOL-GS104588210-2026-001',
  version: 2,
  issued_at: hoursAgo(48),
  surrendered_on: null,
  voided_at: null,
  replaced: false,
  from: 'Shanghai, CN',
  to: 'Rotterdam, NL',
  packages_count: 1284,
  gross_kg: null,
};

function Verdict({ state, isReadable = true }: { state: object; isReadable?: boolean }) {
  const query = {
    data: undefined,
    error: null,
    fetchStatus: 'idle',
    isFetching: false,
    dataUpdatedAt: NOW.getTime(),
    errorUpdatedAt: NOW.getTime(),
    refetch: async () => ({}),
    ...state,
  } as unknown as UseQueryResult<VerifiedDocument>;
  return <CodeVerdict code="K7QF-9M2T-0B4W-XH3Z" isReadable={isReadable} query={query} />;
}

const fact = (name: string) => screen.getByText(name).parentElement?.querySelector('dd')?.textContent;

test('a genuine document shows its facts for comparison', () => {
  renderPiece(<Verdict state={{ data: DOCUMENT }} />);
  expect(screen.getByRole('region', { name: 'Genuine and current' })).toBeDefined();
  expect(fact('Number')).toBe('BOL-GS104588210-2026-001');
  expect(fact('Packages')).toBe('1,284');
  expect(fact('Gross weight')).toBe('Blank on the document');
  expect(fact('Version')).toBe('2');
});

test.each([
  [{ outcome: 'draft', issued_at: null } as const, 'Draft: not valid'],
  [{ outcome: 'void', voided_at: hoursAgo(1) } as const, 'No longer valid'],
])('%j is announced as "%s"', (change, title) => {
  renderPiece(<Verdict state={{ data: { ...DOCUMENT, ...change } }} />);
  expect(screen.getByRole('status').textContent).toBe(title);
});

test('a document that was never issued has no day', () => {
  renderPiece(<Verdict state={{ data: { ...DOCUMENT, outcome: 'draft', issued_at: null } }} />);
  expect(fact('Issued')).toBe('Not issued');
});

test.each([
  ['unreadable', {}, false],
  ['unknown', { error: refusal('NOT_FOUND', 'No such document.', 404) }, true],
])('a code that is %s is not recognized, and shows no facts', (_, state, isReadable) => {
  renderPiece(<Verdict state={state} isReadable={isReadable} />);
  expect(screen.getByRole('region', { name: 'Code not recognized' })).toBeDefined();
  expect(screen.queryByText('Packages')).toBeNull();
});

test('an error is never a verdict', async () => {
  const refetch = vi.fn();
  const { user } = renderPiece(<Verdict state={{ error: new TypeError('Failed to fetch'), refetch }} />);
  expect(screen.getByRole('alert').textContent).toContain('The code could not be checked.');
  expect(screen.queryByRole('region')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(refetch).toHaveBeenCalledOnce();
});

test('offline, there is no verdict either', () => {
  renderPiece(<Verdict state={{ fetchStatus: 'paused' }} />);
  expect(screen.getByText('You are offline.')).toBeDefined();
  expect(screen.queryByRole('region')).toBeNull();
});

test('a typed code leads to its page, in groups of four', async () => {
  const { user, address } = renderPiece(<CodeForm currentCode="" onRecheck={() => {}} />);
  await user.type(screen.getByRole('textbox', { name: 'Code' }), 'k7qf9m2t 0b4w-xh3z{Enter}');
  expect(address()).toBe('/verify/K7QF-9M2T-0B4W-XH3Z');
});

test('what cannot be a code is refused at the field, which takes the focus', async () => {
  const { user, address } = renderPiece(<CodeForm currentCode="" onRecheck={() => {}} />);
  await user.type(screen.getByRole('textbox'), 'K7QF');
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.getByText('A code has 16 letters and digits, in four groups of four.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  expect(address()).toBe('/');
});

test('the same code is checked again', async () => {
  const onRecheck = vi.fn();
  const { user } = renderPiece(<CodeForm currentCode="K7QF-9M2T-0B4W-XH3Z" onRecheck={onRecheck} />);
  await user.type(screen.getByRole('textbox'), 'K7QF9M2T0B4WXH3Z{Enter}');
  expect(onRecheck).toHaveBeenCalledOnce();
});
