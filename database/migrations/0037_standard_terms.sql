-- Tables and columns get the names of the field. Every rename takes an exclusive lock for an instant and rewrites no row.
ALTER TABLE "sessions" RENAME COLUMN "proved_at" TO "reauthenticated_at";--> statement-breakpoint
ALTER TABLE "sign_in_challenges" RENAME COLUMN "proved_at" TO "reauthenticated_at";--> statement-breakpoint
ALTER TABLE "latest_positions" RENAME COLUMN "heard_at" TO "last_seen_at";--> statement-breakpoint
ALTER TABLE "delay_notices" RENAME COLUMN "told_at" TO "notified_at";--> statement-breakpoint
ALTER TABLE "document_tallies" RENAME TO "document_counters";--> statement-breakpoint
ALTER TABLE "shipment_tallies" RENAME TO "shipment_counters";--> statement-breakpoint
ALTER TABLE "spending_tallies" RENAME TO "spending_counters";--> statement-breakpoint
ALTER TABLE "status_tallies" RENAME TO "status_counters";--> statement-breakpoint
ALTER TABLE "vocabulary" RENAME TO "search_terms";--> statement-breakpoint
ALTER TABLE "followed_devices" RENAME TO "device_assignments";--> statement-breakpoint
ALTER TABLE "shared_counts" RENAME TO "shared_rate_limits";--> statement-breakpoint
-- Indexes and constraints follow their tables; triggers keep working once their functions name the new tables.
DO $$
DECLARE
  renames text[][] := array[
    ['document_tallies', 'document_counters'], ['shipment_tallies', 'shipment_counters'],
    ['spending_tallies', 'spending_counters'], ['status_tallies', 'status_counters'],
    ['vocabulary', 'search_terms'], ['followed_devices', 'device_assignments'],
    ['shared_counts', 'shared_rate_limits']];
  pair text[];
  found record;
  body text;
BEGIN
  FOREACH pair SLICE 1 IN ARRAY renames LOOP
    FOR found IN
      SELECT c.conname AS name, c.conrelid::regclass AS of_table FROM pg_constraint c
      WHERE c.connamespace = 'public'::regnamespace AND c.conname LIKE pair[1] || '\_%'
    LOOP
      EXECUTE format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I', found.of_table, found.name,
        replace(found.name, pair[1], pair[2]));
    END LOOP;
    FOR found IN
      SELECT c.relname AS name FROM pg_class c
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'i' AND c.relname LIKE pair[1] || '\_%'
    LOOP
      EXECUTE format('ALTER INDEX %I RENAME TO %I', found.name, replace(found.name, pair[1], pair[2]));
    END LOOP;
  END LOOP;
  FOR found IN
    SELECT p.oid FROM pg_proc p JOIN pg_language l ON l.oid = p.prolang
    WHERE p.pronamespace = 'public'::regnamespace AND l.lanname IN ('sql', 'plpgsql')
  LOOP
    body := pg_get_functiondef(found.oid);
    FOREACH pair SLICE 1 IN ARRAY renames LOOP
      body := regexp_replace(body, '\m' || pair[1] || '\M', pair[2], 'g');
    END LOOP;
    IF body IS DISTINCT FROM pg_get_functiondef(found.oid) THEN EXECUTE body; END IF;
  END LOOP;
END $$;
