-- Tokens that were kept as they are end: everybody signs in once more.
DELETE FROM "sessions";--> statement-breakpoint
ALTER TABLE "sessions" RENAME COLUMN "token" TO "token_hash";--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_token_unique";--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash");--> statement-breakpoint
-- Links that were mailed stay good.
UPDATE "verifications" SET "identifier" = 'reset-password:' || encode(sha256(convert_to(substr("identifier", 16), 'UTF8')), 'hex') WHERE "identifier" LIKE 'reset-password:%';
