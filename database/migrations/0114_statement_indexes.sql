CREATE INDEX "invoices_paid_of_client" ON "invoices" USING btree ("organisation_id","paid_at") WHERE "invoices"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "invoices_voided_of_client" ON "invoices" USING btree ("organisation_id","voided_at") WHERE "invoices"."voided_at" is not null;--> statement-breakpoint
CREATE INDEX "invoices_refunded_of_client" ON "invoices" USING btree ("organisation_id") WHERE "invoices"."kind" = 'credit_note' and "invoices"."refunded_cents" > 0;
