CREATE TABLE "object_deletions" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_mentions" (
	"message_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "message_mentions_message_id_user_id_pk" PRIMARY KEY("message_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "upload_chunks" (
	"upload_id" uuid NOT NULL,
	"start" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "upload_chunks_upload_id_start_pk" PRIMARY KEY("upload_id","start")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_size" CHECK ("uploads"."size" between 1 and 26214400),
	CONSTRAINT "uploads_received" CHECK ("uploads"."received" between 0 and "uploads"."size")
);
--> statement-breakpoint
ALTER TABLE "shipment_files" ADD COLUMN "stored_in" text DEFAULT 'database' NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "message_mentions" ADD CONSTRAINT "message_mentions_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_mentions" ADD CONSTRAINT "message_mentions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_chunks" ADD CONSTRAINT "upload_chunks_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "object_deletions_due" ON "object_deletions" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "message_mentions_of_person" ON "message_mentions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "uploads_of_person" ON "uploads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "uploads_oldest" ON "uploads" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "shipment_files" ADD CONSTRAINT "shipment_files_stored_in" CHECK ("shipment_files"."stored_in" in ('database', 'bucket'));--> statement-breakpoint
-- Covers every way in which a file goes, also with its shipment.
CREATE FUNCTION plan_object_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO object_deletions (file_id) VALUES (OLD.id) ON CONFLICT (file_id) DO UPDATE SET due_at = excluded.due_at;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER shipment_files_object AFTER DELETE ON shipment_files FOR EACH ROW
	WHEN (OLD.stored_in = 'bucket') EXECUTE FUNCTION plan_object_deletion();
