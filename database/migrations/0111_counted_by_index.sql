-- The names of invoices from before 0110. A migration of its own, because creating the trigger locks the invoices until it commits.
INSERT INTO "billed_names" ("organisation_id", "name")
	SELECT DISTINCT "organisation_id", coalesce("billed_to"->>'company_name', "billed_to"->>'full_name') FROM "invoices"
	WHERE "organisation_id" IS NOT NULL AND coalesce("billed_to"->>'company_name', "billed_to"->>'full_name') IS NOT NULL
	ON CONFLICT DO NOTHING;
--> statement-breakpoint
CREATE INDEX "quotes_pending" ON "quotes" USING btree ("organisation_id",lower("email")) WHERE "quotes"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "shipments_unconfirmed_amounts" ON "shipments" USING btree ("organisation_id","currency","cost_cents") WHERE "shipments"."price_status" = 'indicative' and "shipments"."status" <> 'cancelled';--> statement-breakpoint
DROP INDEX "shipments_unconfirmed";
