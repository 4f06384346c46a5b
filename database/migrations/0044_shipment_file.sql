CREATE TABLE "cargo_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shipment_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"pieces" integer,
	"package_type" text DEFAULT '' NOT NULL,
	"marks" text DEFAULT '' NOT NULL,
	"description" text NOT NULL,
	"hs_code" text DEFAULT '' NOT NULL,
	"origin_country" text DEFAULT '' NOT NULL,
	"gross_kg" numeric(12, 3),
	"net_kg" numeric(12, 3),
	"weighed_by" text DEFAULT '' NOT NULL,
	"weighed_at" timestamp with time zone,
	"length_cm" numeric(12, 3),
	"width_cm" numeric(12, 3),
	"height_cm" numeric(12, 3),
	"volume_m3" numeric(12, 3),
	"stackable" boolean,
	"temperature" jsonb,
	"dangerous_goods" jsonb,
	"quantity" numeric(18, 6),
	"unit" text DEFAULT '' NOT NULL,
	"unit_price_cents" bigint,
	CONSTRAINT "cargo_lines_gross" CHECK ("cargo_lines"."gross_kg" >= 0),
	CONSTRAINT "cargo_lines_net" CHECK ("cargo_lines"."net_kg" >= 0),
	CONSTRAINT "cargo_lines_pieces" CHECK ("cargo_lines"."pieces" > 0)
);
--> statement-breakpoint
CREATE TABLE "equipment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shipment_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"number" text DEFAULT '' NOT NULL,
	"size_type" text DEFAULT '' NOT NULL,
	"tare_kg" numeric(12, 3),
	"seals" text[] DEFAULT '{}' NOT NULL,
	"vgm_kg" numeric(12, 3),
	"vgm_method" integer,
	"vgm_weighed_by" text,
	"vgm_weighed_at" timestamp with time zone,
	"override_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "equipment_kind" CHECK ("equipment"."kind" in ('container', 'uld', 'trailer')),
	CONSTRAINT "equipment_vgm_method" CHECK ("equipment"."vgm_method" in (1, 2))
);
--> statement-breakpoint
CREATE TABLE "stuffing" (
	"equipment_id" uuid NOT NULL,
	"cargo_line_id" uuid NOT NULL,
	"pieces" integer NOT NULL,
	CONSTRAINT "stuffing_equipment_id_cargo_line_id_pk" PRIMARY KEY("equipment_id","cargo_line_id"),
	CONSTRAINT "stuffing_pieces" CHECK ("stuffing"."pieces" > 0)
);
--> statement-breakpoint
CREATE TABLE "file_number_series" (
	"branch_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"year" integer NOT NULL,
	"next" integer NOT NULL,
	CONSTRAINT "file_number_series_branch_id_mode_year_pk" PRIMARY KEY("branch_id","mode","year")
);
--> statement-breakpoint
CREATE TABLE "forwarding_files" (
	"shipment_id" uuid PRIMARY KEY NOT NULL,
	"file_number" text,
	"load" text,
	"direction" text,
	"operations_owner_id" uuid,
	"sales_owner_id" uuid,
	"labels" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "forwarding_files_file_number_unique" UNIQUE("file_number"),
	CONSTRAINT "forwarding_files_load" CHECK ("forwarding_files"."load" in ('FCL', 'LCL', 'AIR', 'FTL', 'LTL', 'RAIL')),
	CONSTRAINT "forwarding_files_direction" CHECK ("forwarding_files"."direction" in ('export', 'import', 'cross_trade', 'domestic'))
);
--> statement-breakpoint
CREATE TABLE "shipment_parties" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shipment_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"role" text NOT NULL,
	"organisation_id" uuid,
	"name" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"tax_id" text DEFAULT '' NOT NULL,
	"contact" text DEFAULT '' NOT NULL,
	CONSTRAINT "shipment_parties_role" CHECK ("shipment_parties"."role" in ('shipper', 'consignee', 'notify_party', 'origin_agent', 'destination_agent', 'customs_broker', 'bill_to'))
);
--> statement-breakpoint
CREATE TABLE "shipment_references" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shipment_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"normalized" text NOT NULL,
	"issuer" text DEFAULT '' NOT NULL,
	CONSTRAINT "shipment_references_kind" CHECK ("shipment_references"."kind" in ('PO', 'BOOKING', 'HBL', 'MBL', 'HAWB', 'MAWB', 'ENTRY', 'CUSTOMER'))
);
--> statement-breakpoint
CREATE TABLE "leg_details" (
	"shipment_id" uuid NOT NULL,
	"leg_order" integer NOT NULL,
	"id" uuid NOT NULL,
	"role" text NOT NULL,
	"from_unlocode" text,
	"from_facility" text DEFAULT '' NOT NULL,
	"to_unlocode" text,
	"to_facility" text DEFAULT '' NOT NULL,
	"carrier" text DEFAULT '' NOT NULL,
	"vessel_name" text,
	"vessel_imo" text,
	"voyage" text DEFAULT '' NOT NULL,
	"flight" text DEFAULT '' NOT NULL,
	"vehicle" text DEFAULT '' NOT NULL,
	"driver" text DEFAULT '' NOT NULL,
	"etd" timestamp with time zone,
	"eta" timestamp with time zone,
	"atd" timestamp with time zone,
	"ata" timestamp with time zone,
	CONSTRAINT "leg_details_shipment_id_leg_order_pk" PRIMARY KEY("shipment_id","leg_order"),
	CONSTRAINT "leg_details_role" CHECK ("leg_details"."role" in ('pre_carriage', 'main', 'transhipment', 'on_carriage'))
);
--> statement-breakpoint
ALTER TABLE "cargo_lines" ADD CONSTRAINT "cargo_lines_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "equipment" ADD CONSTRAINT "equipment_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stuffing" ADD CONSTRAINT "stuffing_equipment_id_equipment_id_fk" FOREIGN KEY ("equipment_id") REFERENCES "public"."equipment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stuffing" ADD CONSTRAINT "stuffing_cargo_line_id_cargo_lines_id_fk" FOREIGN KEY ("cargo_line_id") REFERENCES "public"."cargo_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_number_series" ADD CONSTRAINT "file_number_series_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forwarding_files" ADD CONSTRAINT "forwarding_files_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forwarding_files" ADD CONSTRAINT "forwarding_files_operations_owner_id_users_id_fk" FOREIGN KEY ("operations_owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forwarding_files" ADD CONSTRAINT "forwarding_files_sales_owner_id_users_id_fk" FOREIGN KEY ("sales_owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_parties" ADD CONSTRAINT "shipment_parties_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_parties" ADD CONSTRAINT "shipment_parties_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_references" ADD CONSTRAINT "shipment_references_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leg_details" ADD CONSTRAINT "leg_details_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cargo_lines_of_shipment" ON "cargo_lines" USING btree ("shipment_id","position");--> statement-breakpoint
CREATE INDEX "equipment_of_shipment" ON "equipment" USING btree ("shipment_id","position");--> statement-breakpoint
CREATE INDEX "equipment_by_number" ON "equipment" USING btree ("number") WHERE "equipment"."number" <> '';--> statement-breakpoint
CREATE INDEX "stuffing_of_line" ON "stuffing" USING btree ("cargo_line_id");--> statement-breakpoint
CREATE INDEX "forwarding_files_of_operations_owner" ON "forwarding_files" USING btree ("operations_owner_id") WHERE "forwarding_files"."operations_owner_id" is not null;--> statement-breakpoint
CREATE INDEX "forwarding_files_of_sales_owner" ON "forwarding_files" USING btree ("sales_owner_id") WHERE "forwarding_files"."sales_owner_id" is not null;--> statement-breakpoint
CREATE INDEX "shipment_parties_of_shipment" ON "shipment_parties" USING btree ("shipment_id","position");--> statement-breakpoint
CREATE INDEX "shipment_parties_of_organisation" ON "shipment_parties" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "shipment_references_of_shipment" ON "shipment_references" USING btree ("shipment_id","position");--> statement-breakpoint
CREATE INDEX "shipment_references_by_number" ON "shipment_references" USING btree ("normalized","kind");--> statement-breakpoint
CREATE INDEX "leg_details_by_vessel" ON "leg_details" USING btree (upper("vessel_name")) WHERE "leg_details"."vessel_name" is not null;