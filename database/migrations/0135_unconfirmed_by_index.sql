-- The former index is dropped last: that locks out readers, who must not wait until the new one is built.
CREATE INDEX "shipments_unconfirmed" ON "shipments" USING btree ("organisation_id","currency","cost_cents","test") WHERE "shipments"."price_status" = 'indicative' and "shipments"."status" <> 'cancelled';--> statement-breakpoint
DROP INDEX "shipments_unconfirmed_amounts";
