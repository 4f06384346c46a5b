import { expect, test } from 'vitest';
import { laneShare } from './lane-share.ts';

test.each([
  [0, 0.05],
  [50, 0.5],
  [99.9, 0.95],
])('draws %d %% progress at %d', (progress, share) => expect(laneShare(progress)).toBe(share));
