import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GridSkeleton } from './grid-skeleton.tsx';

const column = (id: string, width: number) => ({ id, header: id, width, cell: () => null });

test('the skeleton has the columns of the table that comes', () => {
  const columns = [column('number', 122), { ...column('cargo', 96), grow: 1 }];
  const { container } = render(<GridSkeleton columns={columns} selectable />);
  const frame = container.firstElementChild as HTMLElement;
  expect(frame.style.getPropertyValue('--grid-columns')).toBe('36px 122px minmax(96px, 1fr)');
});

test('without columns it has bars of its own', () => {
  const { container } = render(<GridSkeleton />);
  expect((container.firstElementChild as HTMLElement).style.getPropertyValue('--grid-columns')).toBe('');
});
