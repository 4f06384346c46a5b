ALTER TABLE "invoice_lines" ADD COLUMN "calculation" jsonb;--> statement-breakpoint
ALTER TABLE "shipment_charges" ADD COLUMN "calculation" jsonb;
