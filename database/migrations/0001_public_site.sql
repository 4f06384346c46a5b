CREATE TABLE "job_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_slug" text NOT NULL,
	"job_title" text NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"cv_name" text NOT NULL,
	"cv_type" text NOT NULL,
	"cv" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_applications_cv" CHECK (octet_length("job_applications"."cv") between 1 and 5242880)
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"list" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "subscriptions_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "subscriptions_list" CHECK ("subscriptions"."list" in ('newsletter', 'investor_alerts')),
	CONSTRAINT "subscriptions_status" CHECK ("subscriptions"."status" in ('pending', 'confirmed', 'ended'))
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" DROP CONSTRAINT "idempotency_keys_user_id_key_pk";--> statement-breakpoint
ALTER TABLE "idempotency_keys" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "reference" text;--> statement-breakpoint
-- Quotes from before they had references get the first numbers whose check digit (modulo 11, weights 9 to 2) exists.
WITH "serials" AS (
	SELECT lpad("n"::text, 8, '0') AS "digits",
		(11 - (SELECT sum((10 - "place") * substr(lpad("n"::text, 8, '0'), "place", 1)::int) FROM generate_series(1, 8) AS "place") % 11) % 11 AS "check_digit"
	FROM generate_series(1, 2 * (SELECT count(*) FROM "quotes") + 2) AS "n"
), "numbers" AS (
	SELECT row_number() OVER (ORDER BY "digits") AS "row", 'GQ' || "digits" || "check_digit" AS "reference" FROM "serials" WHERE "check_digit" < 10
), "old" AS (
	SELECT "id", row_number() OVER (ORDER BY "created_at", "id") AS "row" FROM "quotes"
)
UPDATE "quotes" SET "reference" = "numbers"."reference" FROM "old" JOIN "numbers" USING ("row") WHERE "old"."id" = "quotes"."id";--> statement-breakpoint
ALTER TABLE "quotes" ALTER COLUMN "reference" SET NOT NULL;--> statement-breakpoint
UPDATE "quotes" SET "preferred_transport" = array_replace("preferred_transport", 'sea', 'ocean');--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "estimates" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "job_applications_newest" ON "job_applications" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_once" ON "subscriptions" USING btree (lower("email"),"list");--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_once" UNIQUE NULLS NOT DISTINCT("user_id","key");--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_reference_unique" UNIQUE("reference");