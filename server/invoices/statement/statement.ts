import { operations } from '../operations.ts';
import { findStatement } from './find-statement.ts';

export const statement = operations.statement.handler(({ input, context, errors }) =>
  findStatement(input, context, errors),
);
