import { operations } from '../api/operations.ts';
import { readFigures } from './fleet-figures.ts';

export const figures = operations.fleet.figures.handler(({ context }) => readFigures(context.database.db));
