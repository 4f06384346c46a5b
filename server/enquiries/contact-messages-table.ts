import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../database/columns.ts';

export const contactMessages = pgTable('contact_messages', {
  id: id(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  company: text('company').notNull().default(''),
  phone: text('phone').notNull().default(''),
  subject: text('subject').notNull().default(''),
  message: text('message').notNull(),
  created_at: createdAt(),
});
