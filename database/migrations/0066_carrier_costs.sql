CREATE TABLE "carrier_cost_shares" (
	"carrier_cost_id" uuid NOT NULL,
	"shipment_id" uuid NOT NULL,
	"charge_order" integer NOT NULL,
	CONSTRAINT "carrier_cost_shares_carrier_cost_id_shipment_id_pk" PRIMARY KEY("carrier_cost_id","shipment_id")
);
--> statement-breakpoint
CREATE TABLE "carrier_costs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"carrier_booking_id" uuid NOT NULL,
	"charge_code" text NOT NULL,
	"description" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"basis" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carrier_costs_basis" CHECK ("carrier_costs"."basis" in ('m3', 'kg', 'wm', 'teu', 'equal', 'manual'))
);
--> statement-breakpoint
ALTER TABLE "carrier_cost_shares" ADD CONSTRAINT "carrier_cost_shares_carrier_cost_id_carrier_costs_id_fk" FOREIGN KEY ("carrier_cost_id") REFERENCES "public"."carrier_costs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carrier_cost_shares" ADD CONSTRAINT "carrier_cost_shares_charge_fk" FOREIGN KEY ("shipment_id","charge_order") REFERENCES "public"."shipment_charges"("shipment_id","charge_order") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carrier_costs" ADD CONSTRAINT "carrier_costs_carrier_booking_id_carrier_bookings_id_fk" FOREIGN KEY ("carrier_booking_id") REFERENCES "public"."carrier_bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "carrier_cost_shares_of_charge" ON "carrier_cost_shares" USING btree ("shipment_id","charge_order");--> statement-breakpoint
CREATE INDEX "carrier_costs_of_booking" ON "carrier_costs" USING btree ("carrier_booking_id");