CREATE TABLE "trusted_browsers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trusted_browsers_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
-- Browsers that were counted apart are strangers from here on: nothing is trusted yet.
DELETE FROM "code_failures" WHERE "browser" <> '';--> statement-breakpoint
UPDATE "code_failures" SET "browser" = 'strangers';--> statement-breakpoint
ALTER TABLE "code_failures" RENAME COLUMN "browser" TO "allowance";--> statement-breakpoint
ALTER TABLE "code_failures" RENAME CONSTRAINT "code_failures_user_id_browser_pk" TO "code_failures_user_id_allowance_pk";--> statement-breakpoint
ALTER TABLE "trusted_browsers" ADD CONSTRAINT "trusted_browsers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trusted_browsers_of_person" ON "trusted_browsers" USING btree ("user_id","last_used_at");--> statement-breakpoint
CREATE INDEX "trusted_browsers_by_age" ON "trusted_browsers" USING btree ("last_used_at");