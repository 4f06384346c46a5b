-- Prices of before this migration bind: they were booked as final. New bookings start as indicative.
ALTER TABLE "notification_preferences" DROP CONSTRAINT "notification_preferences_kind";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind";--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "price_status" text DEFAULT 'confirmed' NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ALTER COLUMN "price_status" SET DEFAULT 'indicative';--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "price_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Without statistics the planner would expect every 200th shipment to be unconfirmed.
ANALYZE "shipments" ("price_status");--> statement-breakpoint
CREATE INDEX "shipments_unconfirmed" ON "shipments" USING btree ("user_id") WHERE "shipments"."price_status" = 'indicative' and "shipments"."status" <> 'cancelled';--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_kind" CHECK ("notification_preferences"."kind" in ('shipment_created', 'booking_confirmed', 'status_changed', 'shipment_delayed', 'document_ready', 'quote_answered', 'invoice_issued', 'role_changed', 'enquiry')) NOT VALID;--> statement-breakpoint
ALTER TABLE "notification_preferences" VALIDATE CONSTRAINT "notification_preferences_kind";--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind" CHECK ("notifications"."kind" in ('shipment_created', 'booking_confirmed', 'status_changed', 'shipment_delayed', 'document_ready', 'quote_answered', 'invoice_issued', 'role_changed', 'enquiry')) NOT VALID;--> statement-breakpoint
ALTER TABLE "notifications" VALIDATE CONSTRAINT "notifications_kind";--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_price_status" CHECK ("shipments"."price_status" in ('indicative', 'confirmed')) NOT VALID;--> statement-breakpoint
ALTER TABLE "shipments" VALIDATE CONSTRAINT "shipments_price_status";