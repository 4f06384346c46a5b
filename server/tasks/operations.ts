import { implement } from '@orpc/server';
import { contract } from '#contract/contract.ts';
import type { AreaContext } from '../api/call-context.ts';

type DependencyNames = 'broadcast' | 'database' | 'geography' | 'now';

export type TasksContext = AreaContext<DependencyNames>;

export const operations = implement(contract.tasks).$context<TasksContext>();
