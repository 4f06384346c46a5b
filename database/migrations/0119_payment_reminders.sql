CREATE TABLE "payment_reminders" (
	"invoice_id" uuid NOT NULL,
	"level" smallint NOT NULL,
	"name" text NOT NULL,
	"due_cents" bigint NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_reminders_invoice_id_level_pk" PRIMARY KEY("invoice_id","level"),
	CONSTRAINT "payment_reminders_level" CHECK ("payment_reminders"."level" > 0)
);
--> statement-breakpoint
CREATE TABLE "reminder_settings" (
	"one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"automatic" boolean NOT NULL,
	"levels" jsonb NOT NULL,
	CONSTRAINT "reminder_settings_one_row" CHECK ("reminder_settings"."one")
);
--> statement-breakpoint
ALTER TABLE "notification_preferences" DROP CONSTRAINT "notification_preferences_kind";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "disputed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "payment_reminders" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_reminders" ADD CONSTRAINT "payment_reminders_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_kind" CHECK ("notification_preferences"."kind" in ('shipment_created', 'booking_confirmed', 'status_changed', 'shipment_delayed', 'document_ready', 'quote_answered', 'invoice_issued', 'payment_reminder', 'message', 'role_changed', 'enquiry', 'cut_off', 'webhook_disabled')) NOT VALID;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind" CHECK ("notifications"."kind" in ('shipment_created', 'booking_confirmed', 'status_changed', 'shipment_delayed', 'document_ready', 'quote_answered', 'invoice_issued', 'payment_reminder', 'message', 'role_changed', 'enquiry', 'cut_off', 'webhook_disabled')) NOT VALID;