ALTER TABLE "contact_messages" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "answered_by" uuid;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_messages_of_answerer" ON "contact_messages" USING btree ("answered_by") WHERE "contact_messages"."answered_by" is not null;--> statement-breakpoint
CREATE TRIGGER contact_messages_touch BEFORE UPDATE ON contact_messages FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
