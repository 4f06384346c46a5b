import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { ShipmentDocument } from '#contract/documents.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { refusal, serve } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { entry, NUMBER } from '../shipment-documents-for-tests.tsx';
import { IssueAllButton } from './issue-all-button.tsx';
import { isReadyToIssue } from './use-issue-all.ts';

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
});

const draft = (document_number: string) =>
  ({ document_number, status: 'draft', version: 1 }) as NonNullable<ShipmentDocument['document']>;

test.each<[Partial<ShipmentDocument>, boolean]>([
  [{}, true],
  [{ document: draft('PL-1') }, true],
  [{ document: { ...draft('PL-1'), status: 'issued' } }, false],
  [{ missing: [{ field: 'shipper', label: 'the shipper’s name' }] }, false],
  [{ not_applicable_reason: 'No sea leg.' }, false],
  [{ document_type: 'arrival_notice' }, false],
  [{ document_type: 'delivery_order' }, false],
  [{ issuing_body: 'the chamber of commerce' }, false],
  [{ refusal: 'The on-board date is in the future.' }, false],
  [{ over_capacity: '40 t in one container.' }, false],
])('%j is ready: %s', (change, ready) => {
  expect(isReadyToIssue(entry(change))).toBe(ready);
});

test('generates what has no draft yet, and issues all', async () => {
  const calls = serve({
    'documents.generate': () => ({ document_number: 'PL-7' }),
    'documents.issue': () => ({}),
  });
  const entries = [entry(), entry({ document_type: 'bill_of_lading', document: draft('BL-3') })];
  const { user } = renderPiece(<IssueAllButton number={NUMBER} entries={entries} locked={false} />);
  await user.click(screen.getByRole('button', { name: /^Issue 2.complete documents$/ }));
  await waitFor(() => expect(shownToasts()).toHaveLength(1));
  expect(calls).toEqual([
    {
      operation: 'documents.generate',
      input: { tracking_number: NUMBER, document_type: 'packing_list', replaces: null },
    },
    { operation: 'documents.issue', input: { document_number: 'PL-7' } },
    { operation: 'documents.issue', input: { document_number: 'BL-3' } },
  ]);
});

test('a refusal ends it and is named', async () => {
  const calls = serve({
    'documents.issue': () => {
      throw refusal('NOT_APPLICABLE', 'This document type doesn’t apply to this shipment.');
    },
  });
  const entries = [entry({ document: draft('PL-1') }), entry({ document: draft('PL-2') })];
  const { user } = renderPiece(<IssueAllButton number={NUMBER} entries={entries} locked={false} />);
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(shownToasts()[0]?.title).toBe('Not all documents were issued'));
  expect(shownToasts()[0]?.description).toBe('This document type doesn’t apply to this shipment.');
  expect(calls).toHaveLength(1);
});

test('without a complete document there is no button', () => {
  const entries = [entry({ not_applicable_reason: 'No sea leg.' })];
  renderPiece(<IssueAllButton number={NUMBER} entries={entries} locked={false} />);
  expect(screen.queryByRole('button')).toBeNull();
});
