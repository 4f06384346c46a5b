DROP INDEX "invoices_in_force";--> statement-breakpoint
ALTER TABLE "shipment_charges" ADD COLUMN "invoice_id" uuid;--> statement-breakpoint
-- NOT VALID, because the new column is null in all rows, so that none has to be read.
ALTER TABLE "shipment_charges" ADD CONSTRAINT "shipment_charges_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE INDEX "shipment_charges_of_invoice" ON "shipment_charges" USING btree ("invoice_id") WHERE "shipment_charges"."invoice_id" is not null;
