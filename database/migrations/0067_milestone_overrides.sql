CREATE TABLE "milestone_overrides" (
	"milestone_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"overridden_at" timestamp with time zone NOT NULL,
	"overridden_by" uuid
);
--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "delay_threshold_days" smallint;--> statement-breakpoint
ALTER TABLE "route_waypoints" ADD COLUMN "departed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "milestone_overrides" ADD CONSTRAINT "milestone_overrides_milestone_id_milestones_id_fk" FOREIGN KEY ("milestone_id") REFERENCES "public"."milestones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_overrides" ADD CONSTRAINT "milestone_overrides_overridden_by_users_id_fk" FOREIGN KEY ("overridden_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "milestone_overrides_by_person" ON "milestone_overrides" USING btree ("overridden_by");--> statement-breakpoint
ALTER TABLE "organisations" ADD CONSTRAINT "organisations_delay_threshold" CHECK ("organisations"."delay_threshold_days" > 0);