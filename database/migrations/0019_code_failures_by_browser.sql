ALTER TABLE "code_failures" RENAME COLUMN "network" TO "browser";--> statement-breakpoint
ALTER TABLE "code_failures" DROP CONSTRAINT "code_failures_user_id_network_pk";--> statement-breakpoint
ALTER TABLE "code_failures" ADD CONSTRAINT "code_failures_user_id_browser_pk" PRIMARY KEY("user_id","browser");