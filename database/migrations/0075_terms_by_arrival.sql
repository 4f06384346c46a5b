-- The order of the console's list by arrival in buckets of four days: active shipments by estimate, those without one, then
-- finished shipments, newest first (server/fleet/arrival-buckets.ts).
CREATE FUNCTION arrival_bucket(status text, estimated timestamptz, created timestamptz) RETURNS integer
	LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT CASE
		WHEN status IN ('delivered', 'cancelled')
			THEN 50000 - floor(extract(epoch FROM created - 'epoch'::timestamptz) / 345600)::integer
		WHEN coalesce(estimated, 'infinity') = 'infinity' THEN 25000
		ELSE greatest(0, least(24999, floor(extract(epoch FROM estimated - 'epoch'::timestamptz) / 345600)::integer)) END
$$;
--> statement-breakpoint
-- Each row is in its bucket and in the blocks of 4, 16 and 64 buckets around it.
CREATE FUNCTION terms_by_arrival(words tsvector, status text, estimated timestamptz, created timestamptz) RETURNS tsvector
	LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT words || array_to_tsvector(ARRAY[
		'~0.' || public.arrival_bucket(status, estimated, created)::text,
		'~1.' || (public.arrival_bucket(status, estimated, created) / 4)::text,
		'~2.' || (public.arrival_bucket(status, estimated, created) / 16)::text,
		'~3.' || (public.arrival_bucket(status, estimated, created) / 64)::text])
$$;
--> statement-breakpoint
-- A short list of what is not yet in the index: every search reads it to its end. No row is written.
CREATE INDEX "shipments_terms" ON "shipments" USING gin (terms_by_arrival("words", "status", "estimated_delivery_date", "created_at")) WITH (gin_pending_list_limit = 256);
--> statement-breakpoint
DROP INDEX "shipments_words";
--> statement-breakpoint
ANALYZE "shipments";
