CREATE TABLE "carrier_pushes" (
	"organisation_id" uuid PRIMARY KEY NOT NULL,
	"names" text[] NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"recorded" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"last_issue" text DEFAULT '' NOT NULL,
	"last_received_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "carrier_pushes" ADD CONSTRAINT "carrier_pushes_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;