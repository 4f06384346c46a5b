import { TEST_SCRIPTS } from '#domain/test-numbers/test-scripts.ts';
import { operations } from './operations.ts';

export const testNumbers = operations.testNumbers.handler(() => ({
  numbers: TEST_SCRIPTS.map(({ tracking_number, scenario }) => ({
    tracking_number,
    scenario,
    test: true as const,
  })),
}));
