CREATE TABLE "devices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"vehicle_identifier" text,
	"key_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"registered_by" uuid,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "devices_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "followed_devices" (
	"shipment_id" uuid PRIMARY KEY NOT NULL,
	"device_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "latest_positions" (
	"device_id" uuid PRIMARY KEY NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"speed" double precision,
	"heading" double precision,
	"heard_at" timestamp with time zone NOT NULL,
	CONSTRAINT "latest_positions_latitude" CHECK ("latest_positions"."latitude" between -90 and 90),
	CONSTRAINT "latest_positions_longitude" CHECK ("latest_positions"."longitude" between -180 and 180),
	CONSTRAINT "latest_positions_speed" CHECK ("latest_positions"."speed" >= 0),
	CONSTRAINT "latest_positions_heading" CHECK ("latest_positions"."heading" >= 0 and "latest_positions"."heading" < 360)
);
--> statement-breakpoint
CREATE TABLE "positions" (
	"device_id" uuid NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"speed" real,
	"heading" real,
	CONSTRAINT "positions_device_id_taken_at_pk" PRIMARY KEY("device_id","taken_at")
) PARTITION BY RANGE ("taken_at");
--> statement-breakpoint
-- Room in each page, so that a newer position takes the place of the one before without touching an index.
ALTER TABLE "latest_positions" SET (fillfactor = 50);--> statement-breakpoint
ALTER TABLE "live_tracking" SET (fillfactor = 70);--> statement-breakpoint
ALTER TABLE "route_legs" ADD COLUMN "drawing_id" uuid;--> statement-breakpoint
ALTER TABLE "followed_devices" ADD CONSTRAINT "followed_devices_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "followed_devices" ADD CONSTRAINT "followed_devices_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "latest_positions" ADD CONSTRAINT "latest_positions_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "followed_devices_of_device" ON "followed_devices" USING btree ("device_id");