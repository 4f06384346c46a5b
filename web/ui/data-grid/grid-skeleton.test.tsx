import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GridSkeleton } from './grid-skeleton.tsx';

const column = (id: string, width: number) => ({ id, header: id, width, cell: () => null });

const templates = (container: Element) =>
  new Set(
    [...container.querySelectorAll<HTMLElement>('[style*="height"] > [style]')].map(
      (row) => row.style.gridTemplateColumns,
    ),
  );

test('the skeleton has the columns of the table that comes', () => {
  const columns = [column('number', 122), { ...column('cargo', 96), grow: 1 }];
  const { container } = render(<GridSkeleton columns={columns} selectable />);
  expect(templates(container)).toEqual(new Set(['36px 122px minmax(96px, 1fr)']));
});

test('without columns it has default bars', () => {
  const { container } = render(<GridSkeleton />);
  expect(templates(container)).toEqual(new Set(['']));
});
