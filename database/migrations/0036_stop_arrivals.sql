ALTER TABLE "route_waypoints" ADD COLUMN "reached_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "route_waypoints" ADD COLUMN "reached_by_staff" boolean DEFAULT false NOT NULL;