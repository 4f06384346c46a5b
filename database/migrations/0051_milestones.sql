CREATE TABLE "milestone_retractions" (
	"milestone_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"retracted_at" timestamp with time zone NOT NULL,
	"retracted_by" uuid
);
--> statement-breakpoint
CREATE TABLE "milestones" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shipment_id" uuid NOT NULL,
	"object_kind" text NOT NULL,
	"leg_id" uuid,
	"leg_sequence" integer,
	"equipment_number" text,
	"code" text NOT NULL,
	"classifier" text NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"utc_offset" smallint,
	"unlocode" text DEFAULT '' NOT NULL,
	"facility" text DEFAULT '' NOT NULL,
	"source" text NOT NULL,
	"source_reference" text DEFAULT '' NOT NULL,
	"reported_at" timestamp with time zone,
	"received_at" timestamp with time zone NOT NULL,
	"document_type" text DEFAULT '' NOT NULL,
	"document_reference" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"recorded_by" uuid,
	"fingerprint" text NOT NULL,
	CONSTRAINT "milestones_object_kind" CHECK ("milestones"."object_kind" in ('shipment', 'leg', 'equipment')),
	CONSTRAINT "milestones_classifier" CHECK ("milestones"."classifier" in ('PLN', 'EST', 'ACT')),
	CONSTRAINT "milestones_source" CHECK ("milestones"."source" in ('staff', 'customer', 'driver', 'device', 'carrier', 'edi', 'rule'))
);
--> statement-breakpoint
ALTER TABLE "delivery_estimates" DROP CONSTRAINT "delivery_estimates_source";--> statement-breakpoint
ALTER TABLE "shipments" DROP CONSTRAINT "shipments_estimate_source";--> statement-breakpoint
ALTER TABLE "milestone_retractions" ADD CONSTRAINT "milestone_retractions_milestone_id_milestones_id_fk" FOREIGN KEY ("milestone_id") REFERENCES "public"."milestones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_retractions" ADD CONSTRAINT "milestone_retractions_retracted_by_users_id_fk" FOREIGN KEY ("retracted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestones" ADD CONSTRAINT "milestones_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestones" ADD CONSTRAINT "milestones_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "milestone_retractions_by_person" ON "milestone_retractions" USING btree ("retracted_by");--> statement-breakpoint
CREATE UNIQUE INDEX "milestones_by_fingerprint" ON "milestones" USING btree ("shipment_id","fingerprint");--> statement-breakpoint
ALTER TABLE "delivery_estimates" ADD CONSTRAINT "delivery_estimates_source" CHECK ("delivery_estimates"."source" in ('booking', 'staff', 'position', 'route', 'carrier', 'connection')) NOT VALID;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_estimate_source" CHECK ("shipments"."estimate_source" in ('booking', 'staff', 'position', 'route', 'carrier', 'connection')) NOT VALID;