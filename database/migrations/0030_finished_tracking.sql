ALTER TABLE "live_tracking" ADD COLUMN "before_end" jsonb;--> statement-breakpoint
ALTER TABLE "route_waypoints" ADD COLUMN "completed_by_delivery" boolean DEFAULT false NOT NULL;