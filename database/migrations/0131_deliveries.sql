CREATE TABLE "deliveries" (
	"shipment_id" uuid PRIMARY KEY NOT NULL,
	"appointment_state" text,
	"window_from" timestamp with time zone,
	"window_until" timestamp with time zone,
	"contact" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"appointment_remarks" text DEFAULT '' NOT NULL,
	"delivered_at" timestamp with time zone,
	"signed_by" text DEFAULT '' NOT NULL,
	"short_pieces" integer DEFAULT 0 NOT NULL,
	"damaged_pieces" integer DEFAULT 0 NOT NULL,
	"delivery_remarks" text DEFAULT '' NOT NULL,
	"recorded_at" timestamp with time zone,
	"recorded_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "deliveries_appointment_state" CHECK ("deliveries"."appointment_state" in ('requested', 'confirmed')),
	CONSTRAINT "deliveries_window" CHECK ("deliveries"."window_until" > "deliveries"."window_from"),
	CONSTRAINT "deliveries_pieces" CHECK ("deliveries"."short_pieces" >= 0 and "deliveries"."damaged_pieces" >= 0)
);
--> statement-breakpoint
ALTER TABLE "shipment_files" DROP CONSTRAINT "shipment_files_kind";--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deliveries_of_recorder" ON "deliveries" USING btree ("recorded_by") WHERE "deliveries"."recorded_by" is not null;--> statement-breakpoint
-- NOT VALID, because the rows of before satisfied the former list, so that none has to be read.
ALTER TABLE "shipment_files" ADD CONSTRAINT "shipment_files_kind" CHECK ("shipment_files"."kind" in ('commercial_invoice', 'packing_list', 'dangerous_goods_declaration', 'safety_data_sheet', 'proof_of_delivery', 'certificate', 'customs', 'photo', 'other')) NOT VALID;
