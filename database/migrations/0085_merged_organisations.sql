-- Organisations that were merged into one that was merged itself refer to the one that took over last.
WITH RECURSIVE "successors" AS (
	SELECT "id", "merged_into" AS "into" FROM "organisations" WHERE "merged_into" IS NOT NULL
	UNION
	SELECT "successors"."id", "merged"."merged_into" FROM "successors"
		JOIN "organisations" AS "merged" ON "merged"."id" = "successors"."into" WHERE "merged"."merged_into" IS NOT NULL
)
UPDATE "organisations" SET "merged_into" = "last"."id"
	FROM "successors" JOIN "organisations" AS "last" ON "last"."id" = "successors"."into" AND "last"."merged_into" IS NULL
	WHERE "organisations"."id" = "successors"."id" AND "organisations"."merged_into" <> "last"."id";--> statement-breakpoint
-- Feeds of merged carriers, which were polled on although nobody could see or change them.
DELETE FROM "carrier_feeds" USING "organisations"
	WHERE "organisations"."id" = "carrier_feeds"."organisation_id" AND "organisations"."merged_into" IS NOT NULL;
