CREATE TABLE "supplier_bill_charges" (
	"bill_id" uuid NOT NULL,
	"shipment_id" uuid NOT NULL,
	"charge_order" integer NOT NULL,
	"line_order" integer NOT NULL,
	"amount" bigint,
	"amount_cents" bigint NOT NULL,
	"currency" text,
	"exchange_rate" numeric,
	"exchange_date" date,
	"status" text NOT NULL,
	CONSTRAINT "supplier_bill_charges_bill_id_shipment_id_charge_order_pk" PRIMARY KEY("bill_id","shipment_id","charge_order"),
	CONSTRAINT "supplier_bill_charges_status" CHECK ("supplier_bill_charges"."status" in ('estimated', 'approved', 'invoiced', 'billed', 'reversed'))
);
--> statement-breakpoint
CREATE TABLE "supplier_bill_lines" (
	"bill_id" uuid NOT NULL,
	"line_order" integer NOT NULL,
	"charge_code" text NOT NULL,
	"description" text NOT NULL,
	"amount" bigint NOT NULL,
	"expected" bigint NOT NULL,
	"needs_approval" boolean NOT NULL,
	"shipment_id" uuid,
	"charge_order" integer,
	"carrier_cost_id" uuid,
	CONSTRAINT "supplier_bill_lines_bill_id_line_order_pk" PRIMARY KEY("bill_id","line_order")
);
--> statement-breakpoint
CREATE TABLE "supplier_bills" (
	"id" uuid PRIMARY KEY NOT NULL,
	"supplier_id" uuid NOT NULL,
	"number" text NOT NULL,
	"number_key" text NOT NULL,
	"billed_on" date NOT NULL,
	"due_on" date NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"expected" bigint NOT NULL,
	"needs_approval" boolean NOT NULL,
	"status" text DEFAULT 'recorded' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"recorded_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "supplier_bills_status" CHECK ("supplier_bills"."status" in ('recorded', 'approved', 'disputed', 'reversed')),
	CONSTRAINT "supplier_bills_due" CHECK ("supplier_bills"."due_on" >= "supplier_bills"."billed_on")
);
--> statement-breakpoint
ALTER TABLE "supplier_bill_charges" ADD CONSTRAINT "supplier_bill_charges_bill_id_supplier_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."supplier_bills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_bill_charges" ADD CONSTRAINT "supplier_bill_charges_charge_fk" FOREIGN KEY ("shipment_id","charge_order") REFERENCES "public"."shipment_charges"("shipment_id","charge_order") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_bill_lines" ADD CONSTRAINT "supplier_bill_lines_bill_id_supplier_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."supplier_bills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_bill_lines" ADD CONSTRAINT "supplier_bill_lines_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_bill_lines" ADD CONSTRAINT "supplier_bill_lines_carrier_cost_id_carrier_costs_id_fk" FOREIGN KEY ("carrier_cost_id") REFERENCES "public"."carrier_costs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_bills" ADD CONSTRAINT "supplier_bills_supplier_id_organisations_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_bills" ADD CONSTRAINT "supplier_bills_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "supplier_bill_charges_of_charge" ON "supplier_bill_charges" USING btree ("shipment_id","charge_order");--> statement-breakpoint
CREATE INDEX "supplier_bill_lines_of_shipment" ON "supplier_bill_lines" USING btree ("shipment_id") WHERE "supplier_bill_lines"."shipment_id" is not null;--> statement-breakpoint
CREATE INDEX "supplier_bill_lines_of_cost" ON "supplier_bill_lines" USING btree ("carrier_cost_id") WHERE "supplier_bill_lines"."carrier_cost_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "supplier_bills_number" ON "supplier_bills" USING btree ("supplier_id","number_key") WHERE "supplier_bills"."status" <> 'reversed';--> statement-breakpoint
CREATE INDEX "supplier_bills_newest" ON "supplier_bills" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "supplier_bills_of_status" ON "supplier_bills" USING btree ("status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "supplier_bills_of_supplier" ON "supplier_bills" USING btree ("supplier_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "supplier_bills_recorded_by" ON "supplier_bills" USING btree ("recorded_by") WHERE "supplier_bills"."recorded_by" is not null;
--> statement-breakpoint
CREATE TRIGGER supplier_bills_touch BEFORE UPDATE ON supplier_bills FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
--> statement-breakpoint
CREATE TRIGGER supplier_bills_deletion AFTER DELETE ON supplier_bills FOR EACH ROW EXECUTE FUNCTION record_deletion('supplier_bills', 'id');
