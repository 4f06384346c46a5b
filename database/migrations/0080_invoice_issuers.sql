ALTER TABLE "invoices" ADD COLUMN "issuer" jsonb;
--> statement-breakpoint
DROP TRIGGER "invoices_never_change" ON "invoices";
--> statement-breakpoint
CREATE TRIGGER "invoices_never_change" BEFORE UPDATE OF "number", "shipment_id", "amount_cents", "currency", "issued_at", "due_at", "issuer", "billed_to", "carried" ON "invoices" FOR EACH ROW EXECUTE FUNCTION "refuse_invoice_change"();
