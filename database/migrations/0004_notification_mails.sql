CREATE TABLE "delay_notices" (
	"shipment_id" uuid PRIMARY KEY NOT NULL,
	"promised" timestamp with time zone NOT NULL,
	"days_late" integer NOT NULL,
	"told_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_digests" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"delivery" text NOT NULL,
	CONSTRAINT "notification_preferences_user_id_kind_pk" PRIMARY KEY("user_id","kind"),
	CONSTRAINT "notification_preferences_kind" CHECK ("notification_preferences"."kind" in ('shipment_created', 'status_changed', 'shipment_delayed', 'document_ready', 'quote_answered', 'invoice_issued', 'role_changed', 'enquiry')),
	CONSTRAINT "notification_preferences_delivery" CHECK ("notification_preferences"."delivery" in ('instant', 'daily', 'off'))
);
--> statement-breakpoint
DROP INDEX "notifications_unread";--> statement-breakpoint
DROP INDEX "notifications_of_person";--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "kind" text;--> statement-breakpoint
UPDATE "notifications" SET "kind" = CASE
	WHEN "title" = 'Shipment created' THEN 'shipment_created'
	WHEN "title" = 'Shipment delayed' THEN 'shipment_delayed'
	WHEN "title" = 'Role Updated' THEN 'role_changed'
	WHEN "title" IN ('Quote answered', 'Quote received') THEN 'quote_answered'
	WHEN "title" LIKE 'New %' OR "title" LIKE 'Quote %' OR "related_type" IN ('contact_message', 'job_application') THEN 'enquiry'
	WHEN "related_type" = 'invoice' THEN 'invoice_issued'
	WHEN "related_type" = 'document' THEN 'document_ready'
	ELSE 'status_changed'
END;--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "digest_due" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "delay_notices" ADD CONSTRAINT "delay_notices_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_digests" ADD CONSTRAINT "notification_digests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_unread_of_person" ON "notifications" USING btree ("user_id","created_at","id") WHERE not "notifications"."read";--> statement-breakpoint
CREATE INDEX "notifications_digest_due" ON "notifications" USING btree ("user_id") WHERE "notifications"."digest_due";--> statement-breakpoint
CREATE INDEX "notifications_of_person" ON "notifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind" CHECK ("notifications"."kind" in ('shipment_created', 'status_changed', 'shipment_delayed', 'document_ready', 'quote_answered', 'invoice_issued', 'role_changed', 'enquiry'));