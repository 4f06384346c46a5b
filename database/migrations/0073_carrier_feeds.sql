CREATE TABLE "carrier_feeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"base_url" text NOT NULL,
	"credential_header" text NOT NULL,
	"credential" "bytea" NOT NULL,
	"poll_minutes" integer NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"cursor" text,
	"since" timestamp with time zone,
	"next_poll_at" timestamp with time zone DEFAULT now() NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_success_at" timestamp with time zone,
	"last_error" text DEFAULT '' NOT NULL,
	"last_error_at" timestamp with time zone,
	"recorded" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"last_issue" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carrier_feeds_organisation_id_unique" UNIQUE("organisation_id"),
	CONSTRAINT "carrier_feeds_poll_minutes" CHECK ("carrier_feeds"."poll_minutes" between 5 and 1440)
);
--> statement-breakpoint
ALTER TABLE "carrier_feeds" ADD CONSTRAINT "carrier_feeds_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;