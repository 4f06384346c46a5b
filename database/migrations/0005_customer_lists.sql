DROP INDEX "quotes_email";--> statement-breakpoint
DROP INDEX "notifications_of_person";--> statement-breakpoint
DROP INDEX "notifications_unread_of_person";--> statement-breakpoint
CREATE INDEX "shipping_documents_newest" ON "shipping_documents" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "quotes_of_address" ON "quotes" USING btree (lower("email"),"created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shipments_of_client_by_cost" ON "shipments" USING btree ("user_id","cost_cents" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shipments_of_client_by_arrival" ON "shipments" USING btree ("user_id",(case when "status" in ('delivered', 'cancelled') then 1 else 0 end),(case when "status" in ('delivered', 'cancelled') then 'infinity' else coalesce("estimated_delivery_date", 'infinity') end),('epoch'::timestamptz - "created_at"),"id");--> statement-breakpoint
CREATE INDEX "notifications_of_person" ON "notifications" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notifications_unread_of_person" ON "notifications" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE not "notifications"."read";