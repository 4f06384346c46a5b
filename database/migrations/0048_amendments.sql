CREATE TABLE "amendments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shipment_id" uuid NOT NULL,
	"changes" jsonb NOT NULL,
	"difference" jsonb NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"requested_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"answer" text DEFAULT '' NOT NULL,
	CONSTRAINT "amendments_status" CHECK ("amendments"."status" in ('requested', 'approved', 'declined'))
);
--> statement-breakpoint
ALTER TABLE "amendments" ADD CONSTRAINT "amendments_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "amendments" ADD CONSTRAINT "amendments_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "amendments" ADD CONSTRAINT "amendments_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "amendments_of_shipment" ON "amendments" USING btree ("shipment_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "amendments_of_requester" ON "amendments" USING btree ("requested_by");--> statement-breakpoint
CREATE INDEX "amendments_of_decider" ON "amendments" USING btree ("decided_by");