import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ExportLinks } from './export-links.tsx';
import { exportPath } from './export-path.ts';

test('a list is exported with its filter in both formats', () => {
  render(
    <ExportLinks what="invoices" path="/api/staff/invoices" filter={{ q: 'brandt', state: ['Pending'] }} />,
  );
  for (const [format, label] of [
    ['csv', 'CSV'],
    ['xlsx', 'XLSX'],
  ]) {
    const link = screen.getByRole('link', { name: `Export invoices as ${label}` });
    expect(link.getAttribute('href')).toBe(`/api/staff/invoices?format=${format}&q=brandt&state=Pending`);
    expect(link.getAttribute('download')).toBe(`invoices.${format}`);
  }
});

test('what a filter leaves open is left out', () => {
  const from = new Date('2026-11-01T00:00:00Z');
  expect(exportPath('/api/audit', { q: '', area: null, person: undefined, late: false, from }, 'csv')).toBe(
    '/api/audit?format=csv&from=2026-11-01T00%3A00%3A00.000Z',
  );
});
