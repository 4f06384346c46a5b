ALTER TABLE "sessions" ADD COLUMN "viewed_id" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "viewed_permissions" text[];--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "viewed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_viewed_id_organisations_id_fk" FOREIGN KEY ("viewed_id") REFERENCES "public"."organisations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_viewed_until" ON "sessions" USING btree ("viewed_until") WHERE "sessions"."viewed_until" is not null;