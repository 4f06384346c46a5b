CREATE TABLE "offer_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"quote_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "decline_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_links" ADD CONSTRAINT "offer_links_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_links_of_quote" ON "offer_links" USING btree ("quote_id");--> statement-breakpoint
CREATE INDEX "quotes_answered" ON "quotes" USING btree ("answered_at") WHERE "quotes"."answered_at" is not null;