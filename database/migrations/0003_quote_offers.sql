ALTER TABLE "quotes" ADD COLUMN "offered_cents" bigint;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "offered_mode" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "offer_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "valid_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "answered_by" uuid;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_offered_mode" CHECK ("quotes"."offered_mode" in ('air', 'sea', 'road', 'rail'));--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_offered" CHECK ("quotes"."offered_cents" >= 0);--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_offer_is_whole" CHECK (("quotes"."offered_cents" is null) = ("quotes"."valid_until" is null) and ("quotes"."offered_cents" is null) = ("quotes"."answered_at" is null));