ALTER TABLE "milestones" ADD COLUMN "empty_indicator" text;--> statement-breakpoint
-- The column is new, so every row meets the condition: no scan under the lock.
ALTER TABLE "milestones" ADD CONSTRAINT "milestones_empty_indicator" CHECK ("milestones"."empty_indicator" in ('EMPTY', 'LADEN')) NOT VALID;
