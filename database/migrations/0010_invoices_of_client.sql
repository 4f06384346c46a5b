DROP INDEX "invoices_of_client";--> statement-breakpoint
CREATE INDEX "invoices_of_client" ON "invoices" USING btree ("user_id","issued_at" DESC NULLS LAST,"id" DESC NULLS LAST);