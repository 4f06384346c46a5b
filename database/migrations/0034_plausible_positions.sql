CREATE TABLE "implausible_positions" (
	"shipment_id" uuid NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"device_id" uuid NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"speed" double precision,
	"reason" text NOT NULL,
	CONSTRAINT "implausible_positions_shipment_id_taken_at_device_id_pk" PRIMARY KEY("shipment_id","taken_at","device_id"),
	CONSTRAINT "implausible_positions_reason" CHECK ("implausible_positions"."reason" in ('too_fast', 'off_route', 'zero_coordinates'))
);
--> statement-breakpoint
ALTER TABLE "followed_devices" ADD COLUMN "belief" jsonb;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "picked_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "live_tracking" ADD COLUMN "reported_by" uuid;--> statement-breakpoint
ALTER TABLE "live_tracking" ADD COLUMN "off_route" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "route_waypoints" ADD COLUMN "arrival_event_id" uuid;--> statement-breakpoint
ALTER TABLE "route_waypoints" ADD COLUMN "arrival_taken_back" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "implausible_positions" ADD CONSTRAINT "implausible_positions_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;