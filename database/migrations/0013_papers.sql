CREATE TABLE "shipping_instructions" (
	"shipment_id" uuid PRIMARY KEY NOT NULL,
	"instructions" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid
);
--> statement-breakpoint
CREATE TABLE "shipment_charges" (
	"shipment_id" uuid NOT NULL,
	"charge_order" integer NOT NULL,
	"description" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	CONSTRAINT "shipment_charges_shipment_id_charge_order_pk" PRIMARY KEY("shipment_id","charge_order")
);
--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_status";--> statement-breakpoint
ALTER TABLE "shipping_documents" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_documents" ADD COLUMN "verification_code" text;--> statement-breakpoint
ALTER TABLE "shipping_documents" ADD COLUMN "issued_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shipping_documents" ADD COLUMN "issued_by" uuid;--> statement-breakpoint
ALTER TABLE "shipping_documents" ADD COLUMN "signature" jsonb;--> statement-breakpoint
ALTER TABLE "shipping_documents" ADD COLUMN "voided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shipping_documents" ADD COLUMN "voided_by" uuid;--> statement-breakpoint
ALTER TABLE "shipping_documents" ADD COLUMN "void_reason" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "billed_to" jsonb;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "carried" jsonb;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "voided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "voided_by" uuid;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "void_reason" text;--> statement-breakpoint
ALTER TABLE "shipping_instructions" ADD CONSTRAINT "shipping_instructions_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_instructions" ADD CONSTRAINT "shipping_instructions_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_charges" ADD CONSTRAINT "shipment_charges_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_documents" ADD CONSTRAINT "shipping_documents_issued_by_users_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_documents" ADD CONSTRAINT "shipping_documents_voided_by_users_id_fk" FOREIGN KEY ("voided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_voided_by_users_id_fk" FOREIGN KEY ("voided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- What was written before: hexadecimal digits are among the letters of a code.
UPDATE "shipping_documents" SET "verification_code" = upper(left(replace(gen_random_uuid()::text, '-', ''), 12) || right(gen_random_uuid()::text, 4));--> statement-breakpoint
ALTER TABLE "shipping_documents" ALTER COLUMN "verification_code" SET NOT NULL;--> statement-breakpoint
UPDATE "shipping_documents" SET "issued_at" = "created_at", "issued_by" = "generated_by" WHERE "status" = 'issued';--> statement-breakpoint
UPDATE "shipping_documents" d SET "version" = n."version", "status" = CASE WHEN n."newer" > 0 THEN 'void' ELSE d."status" END, "voided_at" = CASE WHEN n."newer" > 0 OR d."status" = 'void' THEN n."replaced_at" END
FROM (
	SELECT "id", row_number() OVER (PARTITION BY "shipment_id", "document_type" ORDER BY "created_at", "id") AS "version",
		count(*) FILTER (WHERE "status" <> 'void') OVER (PARTITION BY "shipment_id", "document_type" ORDER BY "created_at", "id" ROWS BETWEEN 1 FOLLOWING AND UNBOUNDED FOLLOWING) AS "newer",
		coalesce(lead("created_at") OVER (PARTITION BY "shipment_id", "document_type" ORDER BY "created_at", "id"), "created_at") AS "replaced_at"
	FROM "shipping_documents"
) n WHERE n."id" = d."id";--> statement-breakpoint
UPDATE "invoices" i SET "carried" = jsonb_build_object('origin_city', s."origin_city", 'origin_country', s."origin_country", 'destination_city', s."destination_city", 'destination_country', s."destination_country", 'cargo_description', s."cargo_description", 'cargo_weight', s."cargo_weight", 'transport_mode', s."transport_mode") FROM "shipments" s WHERE s."id" = i."shipment_id";--> statement-breakpoint
UPDATE "invoices" i SET "billed_to" = jsonb_build_object('full_name', p."full_name", 'company_name', p."company_name", 'email', p."email") FROM "profiles" p WHERE p."user_id" = i."user_id";--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "carried" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "shipping_documents_in_force" ON "shipping_documents" USING btree ("shipment_id","document_type") WHERE "shipping_documents"."status" <> 'void';--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_in_force" ON "invoices" USING btree ("shipment_id") WHERE "invoices"."status" <> 'Void';--> statement-breakpoint
CREATE INDEX "invoices_newest" ON "invoices" USING btree ("issued_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "shipping_documents" ADD CONSTRAINT "shipping_documents_verification_code_unique" UNIQUE("verification_code");--> statement-breakpoint
ALTER TABLE "shipping_documents" ADD CONSTRAINT "shipping_documents_issued" CHECK ("shipping_documents"."status" <> 'issued' or "shipping_documents"."issued_at" is not null);--> statement-breakpoint
ALTER TABLE "shipping_documents" ADD CONSTRAINT "shipping_documents_void" CHECK (("shipping_documents"."status" = 'void') = ("shipping_documents"."voided_at" is not null));--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_void" CHECK (("invoices"."status" = 'Void') = ("invoices"."voided_at" is not null));--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_status" CHECK ("invoices"."status" in ('Pending', 'Paid', 'Void'));--> statement-breakpoint
CREATE FUNCTION "refuse_invoice_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'An issued invoice never changes.' USING ERRCODE = 'integrity_constraint_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "invoices_never_change" BEFORE UPDATE OF "number", "shipment_id", "amount_cents", "currency", "issued_at", "due_at", "billed_to", "carried" ON "invoices" FOR EACH ROW EXECUTE FUNCTION "refuse_invoice_change"();--> statement-breakpoint
CREATE TRIGGER "invoice_lines_never_change" BEFORE UPDATE OR DELETE ON "invoice_lines" FOR EACH ROW EXECUTE FUNCTION "refuse_invoice_change"();--> statement-breakpoint
CREATE FUNCTION "refuse_document_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'An issued document never changes.' USING ERRCODE = 'integrity_constraint_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "shipping_documents_never_change" BEFORE UPDATE OF "shipment_id", "document_type", "document_number", "document_data", "version", "verification_code", "issued_at", "signature" ON "shipping_documents" FOR EACH ROW WHEN (OLD."status" <> 'draft') EXECUTE FUNCTION "refuse_document_change"();
--> statement-breakpoint
CREATE TRIGGER "shipping_documents_never_go_back" BEFORE UPDATE OF "status" ON "shipping_documents" FOR EACH ROW WHEN ((OLD."status" = 'void' AND NEW."status" <> 'void') OR (OLD."status" = 'issued' AND NEW."status" = 'draft')) EXECUTE FUNCTION "refuse_document_change"();
