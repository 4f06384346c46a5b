-- What takes time with many rows comes first: it lets everybody read. The rest changes the catalog only, but for one
-- scan that finds no missing password.
DELETE FROM "accounts" WHERE "provider_id" <> 'credential' OR "password" IS NULL;--> statement-breakpoint
DELETE FROM "accounts" AS "former" USING "accounts" AS "newer"
	WHERE "former"."user_id" = "newer"."user_id"
		AND ("former"."updated_at", "former"."id") < ("newer"."updated_at", "newer"."id");--> statement-breakpoint
CREATE UNIQUE INDEX "credentials_pkey" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE TABLE "password_reset_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "password_reset_tokens_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
-- Links that were mailed stay good.
INSERT INTO "password_reset_tokens" ("id", "user_id", "token_hash", "expires_at", "created_at")
	SELECT DISTINCT ON ("identifier") "verifications"."id", "users"."id", substr("identifier", 16), "expires_at", "verifications"."created_at"
	FROM "verifications" JOIN "users" ON "users"."id"::text = "value"
	WHERE "identifier" LIKE 'reset-password:%' AND "expires_at" > now();--> statement-breakpoint
ALTER TABLE "password_reset_tokens" ADD CONSTRAINT "password_reset_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "password_reset_tokens_of_person" ON "password_reset_tokens" USING btree ("user_id");--> statement-breakpoint
DROP TABLE "verifications";--> statement-breakpoint
ALTER TABLE "accounts"
	DROP COLUMN "id",
	DROP COLUMN "account_id",
	DROP COLUMN "provider_id",
	DROP COLUMN "access_token",
	DROP COLUMN "refresh_token",
	DROP COLUMN "id_token",
	DROP COLUMN "access_token_expires_at",
	DROP COLUMN "refresh_token_expires_at",
	DROP COLUMN "scope",
	ADD CONSTRAINT "credentials_pkey" PRIMARY KEY USING INDEX "credentials_pkey",
	ALTER COLUMN "password" SET NOT NULL;--> statement-breakpoint
DROP INDEX "accounts_user_id";--> statement-breakpoint
ALTER TABLE "accounts" RENAME TO "credentials";--> statement-breakpoint
ALTER TABLE "credentials" RENAME COLUMN "password" TO "password_hash";--> statement-breakpoint
ALTER TABLE "credentials" RENAME CONSTRAINT "accounts_user_id_users_id_fk" TO "credentials_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "sessions" RENAME COLUMN "ip_address" TO "network";--> statement-breakpoint
ALTER TABLE "sessions" RENAME COLUMN "updated_at" TO "last_seen_at";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "name", DROP COLUMN "image", DROP COLUMN "updated_at";--> statement-breakpoint
ALTER TABLE "profiles" DROP COLUMN "email";
