CREATE TABLE "file_chunks" (
	"file_id" uuid NOT NULL,
	"chunk_order" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "file_chunks_file_id_chunk_order_pk" PRIMARY KEY("file_id","chunk_order")
);
--> statement-breakpoint
CREATE TABLE "shipment_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shipment_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"visibility" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"author_id" uuid,
	"side" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shipment_files_kind" CHECK ("shipment_files"."kind" in ('commercial_invoice', 'packing_list', 'certificate', 'customs', 'photo', 'other')),
	CONSTRAINT "shipment_files_visibility" CHECK ("shipment_files"."visibility" in ('customer', 'internal')),
	CONSTRAINT "shipment_files_media_type" CHECK ("shipment_files"."media_type" in ('application/pdf', 'image/png', 'image/jpeg', 'image/webp', 'image/heic', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv')),
	CONSTRAINT "shipment_files_side" CHECK ("shipment_files"."side" in ('customer', 'staff')),
	CONSTRAINT "shipment_files_size" CHECK ("shipment_files"."size" between 1 and 26214400)
);
--> statement-breakpoint
CREATE TABLE "message_reads" (
	"user_id" uuid NOT NULL,
	"shipment_id" uuid NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_reads_user_id_shipment_id_pk" PRIMARY KEY("user_id","shipment_id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shipment_id" uuid NOT NULL,
	"author_id" uuid,
	"side" text NOT NULL,
	"internal" boolean DEFAULT false NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messages_side" CHECK ("messages"."side" in ('customer', 'staff'))
);
--> statement-breakpoint
ALTER TABLE "notification_preferences" DROP CONSTRAINT "notification_preferences_kind";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind";--> statement-breakpoint
ALTER TABLE "file_chunks" ADD CONSTRAINT "file_chunks_file_id_shipment_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."shipment_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_files" ADD CONSTRAINT "shipment_files_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_files" ADD CONSTRAINT "shipment_files_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reads" ADD CONSTRAINT "message_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reads" ADD CONSTRAINT "message_reads_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shipment_files_of_shipment" ON "shipment_files" USING btree ("shipment_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shipment_files_of_author" ON "shipment_files" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "message_reads_of_shipment" ON "message_reads" USING btree ("shipment_id");--> statement-breakpoint
CREATE INDEX "messages_of_shipment" ON "messages" USING btree ("shipment_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "messages_newest" ON "messages" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "messages_of_author" ON "messages" USING btree ("author_id");--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_kind" CHECK ("notification_preferences"."kind" in ('shipment_created', 'booking_confirmed', 'status_changed', 'shipment_delayed', 'document_ready', 'quote_answered', 'invoice_issued', 'message', 'role_changed', 'enquiry'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind" CHECK ("notifications"."kind" in ('shipment_created', 'booking_confirmed', 'status_changed', 'shipment_delayed', 'document_ready', 'quote_answered', 'invoice_issued', 'message', 'role_changed', 'enquiry'));