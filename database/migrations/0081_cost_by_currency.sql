-- The former indexes are dropped last: that locks out readers, who must not wait until the new ones are built.
CREATE INDEX "shipments_of_client_by_currency" ON "shipments" USING btree ("organisation_id","currency" DESC NULLS LAST,"cost_cents" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "shipments_by_currency" ON "shipments" USING btree ("currency" desc nulls last,"cost_cents" desc nulls last,"created_at" desc nulls last,"id" desc nulls last);
--> statement-breakpoint
DROP INDEX "shipments_of_client_by_cost";
--> statement-breakpoint
DROP INDEX "shipments_by_cost";
--> statement-breakpoint
ALTER INDEX "shipments_of_client_by_currency" RENAME TO "shipments_of_client_by_cost";
--> statement-breakpoint
ALTER INDEX "shipments_by_currency" RENAME TO "shipments_by_cost";
