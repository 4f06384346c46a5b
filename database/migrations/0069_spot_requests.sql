CREATE TABLE "spot_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"quote_id" uuid NOT NULL,
	"organisation_id" uuid,
	"carrier" text NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"mode" text NOT NULL,
	"equipment" text NOT NULL,
	"ready_on" date,
	"note" text NOT NULL,
	"answer_by" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answer" jsonb,
	"decline_reason" text DEFAULT '' NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "spot_requests_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "spot_requests_mode" CHECK ("spot_requests"."mode" in ('air', 'sea', 'road', 'rail'))
);
--> statement-breakpoint
ALTER TABLE "spot_requests" ADD CONSTRAINT "spot_requests_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spot_requests" ADD CONSTRAINT "spot_requests_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spot_requests" ADD CONSTRAINT "spot_requests_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "spot_requests_of_quote" ON "spot_requests" USING btree ("quote_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "spot_requests_of_organisation" ON "spot_requests" USING btree ("organisation_id");