import * as z from 'zod';
import { GRIDS, GridLayout, SavedView } from '#domain/views/saved-view.ts';
import { Since } from './operation/changed-records.ts';
import { operation } from './operation/operation.ts';

export const views = {
  mine: operation({
    access: 'staff',
    method: 'GET',
    path: '/views',
    list: { records: 'views', of: 'person' },
    summary: 'Your saved views of the fleet, by name, and your table layouts',
  })
    .input(Since)
    .output(
      z.object({
        views: z.array(SavedView),
        layouts: z.array(GridLayout.extend({ grid: z.enum(GRIDS) })),
      }),
    ),

  save: operation({
    access: 'staff',
    method: 'POST',
    path: '/views',
    summary: 'Save a view of the fleet under a name; replaces a view of that name',
    changes: ['views'],
  })
    .input(SavedView)
    .output(z.object({}))
    .errors({
      TOO_MANY_VIEWS: {
        status: 409,
        message: 'You have 50 views. Remove one before you save another.',
      },
    }),

  remove: operation({
    access: 'staff',
    method: 'POST',
    path: '/views/remove',
    summary: 'Delete one of your saved views',
    changes: ['views'],
  })
    .input(SavedView.pick({ name: true }))
    .output(z.object({})),

  setLayout: operation({
    access: 'staff',
    method: 'POST',
    path: '/views/layouts/{grid}',
    summary: 'Save the layout of one of your tables',
    changes: ['views'],
  })
    .input(GridLayout.extend({ grid: z.enum(GRIDS) }))
    .output(z.object({})),
};
