CREATE TABLE "carrier_booking_shipments" (
	"carrier_booking_id" uuid NOT NULL,
	"shipment_id" uuid NOT NULL,
	CONSTRAINT "carrier_booking_shipments_carrier_booking_id_shipment_id_pk" PRIMARY KEY("carrier_booking_id","shipment_id")
);
--> statement-breakpoint
CREATE TABLE "carrier_bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"carrier" text NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"kind" text NOT NULL,
	"contract" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"departed_at" timestamp with time zone,
	"override_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "carrier_bookings_kind" CHECK ("carrier_bookings"."kind" in ('direct', 'consolidation', 'co_load')),
	CONSTRAINT "carrier_bookings_state" CHECK ("carrier_bookings"."state" in ('requested', 'confirmed', 'rolled', 'departed', 'arrived', 'closed', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "carrier_cut_offs" (
	"carrier_booking_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"met_at" timestamp with time zone,
	CONSTRAINT "carrier_cut_offs_carrier_booking_id_kind_pk" PRIMARY KEY("carrier_booking_id","kind"),
	CONSTRAINT "carrier_cut_offs_kind" CHECK ("carrier_cut_offs"."kind" in ('SI', 'VGM', 'CY', 'DOCUMENTS', 'ULD'))
);
--> statement-breakpoint
ALTER TABLE "carrier_booking_shipments" ADD CONSTRAINT "carrier_booking_shipments_carrier_booking_id_carrier_bookings_id_fk" FOREIGN KEY ("carrier_booking_id") REFERENCES "public"."carrier_bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carrier_booking_shipments" ADD CONSTRAINT "carrier_booking_shipments_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carrier_cut_offs" ADD CONSTRAINT "carrier_cut_offs_carrier_booking_id_carrier_bookings_id_fk" FOREIGN KEY ("carrier_booking_id") REFERENCES "public"."carrier_bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "carrier_booking_shipments_of_shipment" ON "carrier_booking_shipments" USING btree ("shipment_id");