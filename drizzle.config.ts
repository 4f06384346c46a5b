import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/**/*-table.ts', './server/**/*-tables.ts'],
  out: './database/migrations',
});
