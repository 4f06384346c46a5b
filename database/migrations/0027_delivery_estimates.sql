CREATE TABLE "delivery_estimates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shipment_id" uuid NOT NULL,
	"estimated_delivery_date" timestamp with time zone,
	"reason" text,
	"source" text NOT NULL,
	"made_by" uuid,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "delivery_estimates_source" CHECK ("delivery_estimates"."source" in ('booking', 'staff', 'position', 'route'))
);
--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "estimate_reason" text;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "estimate_source" text;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "promised_delivery_date" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "promise_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tracking_events" ADD COLUMN "utc_offset" smallint;--> statement-breakpoint
ALTER TABLE "delivery_estimates" ADD CONSTRAINT "delivery_estimates_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_estimates" ADD CONSTRAINT "delivery_estimates_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delivery_estimates_of_shipment" ON "delivery_estimates" USING btree ("shipment_id","made_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_estimate_source" CHECK ("shipments"."estimate_source" in ('booking', 'staff', 'position', 'route')) NOT VALID;--> statement-breakpoint
ALTER TABLE "shipments" VALIDATE CONSTRAINT "shipments_estimate_source";