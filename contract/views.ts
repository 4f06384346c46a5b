import * as z from 'zod';
import { GRIDS, GridLayout, SavedView } from '#domain/views/saved-view.ts';
import { operation } from './operation.ts';

export const views = {
  mine: operation({
    access: 'staff',
    method: 'GET',
    path: '/views',
    summary: 'One’s own views of the fleet, by name, and how one’s tables look',
  }).output(
    z.object({
      views: z.array(SavedView),
      layouts: z.array(GridLayout.extend({ grid: z.enum(GRIDS) })),
    }),
  ),

  save: operation({
    access: 'staff',
    method: 'POST',
    path: '/views',
    summary: 'Keep a view of the fleet under a name of one’s own; one of that name is replaced',
    changes: ['views'],
  })
    .input(SavedView)
    .output(z.object({}))
    .errors({
      TOO_MANY_VIEWS: {
        status: 409,
        message: 'You have 50 views. Please remove one before you save another.',
      },
    }),

  remove: operation({
    access: 'staff',
    method: 'POST',
    path: '/views/remove',
    summary: 'Forget one of one’s own views',
    changes: ['views'],
  })
    .input(SavedView.pick({ name: true }))
    .output(z.object({})),

  setLayout: operation({
    access: 'staff',
    method: 'POST',
    path: '/views/layouts/{grid}',
    summary: 'Keep how one’s own table looks',
    changes: ['views'],
  })
    .input(GridLayout.extend({ grid: z.enum(GRIDS) }))
    .output(z.object({})),
};
