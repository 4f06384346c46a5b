import { alias } from 'drizzle-orm/pg-core';
import { profiles } from '../people/profiles-table.ts';

/** The names of those who see to exceptions and of those who raised them. */
export const owners = alias(profiles, 'exception_owners');
export const raisers = alias(profiles, 'exception_raisers');
