ALTER TABLE "invoice_lines" ADD COLUMN "vat_category" text;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "vat_rate" numeric;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "vat_note" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "vat_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "vat_exchange" jsonb;--> statement-breakpoint
ALTER TABLE "shipment_charges" ADD COLUMN "vat" jsonb;--> statement-breakpoint
ALTER TABLE "legal_entities" ADD COLUMN "vat" jsonb;--> statement-breakpoint
ALTER TABLE "legal_entities" ADD COLUMN "bank_accounts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "legal_entities" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "legal_entities" ADD COLUMN "email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "vat" jsonb;--> statement-breakpoint
-- A trigger of its own, so that those of other columns stay as they are.
CREATE TRIGGER "invoices_vat_never_changes" BEFORE UPDATE OF "vat_cents", "vat_exchange" ON "invoices" FOR EACH ROW EXECUTE FUNCTION "refuse_invoice_change"();
