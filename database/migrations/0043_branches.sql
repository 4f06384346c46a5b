CREATE TABLE "branches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"time_zone" text NOT NULL,
	"sender_address" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"legal_entity_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "branches_code_unique" UNIQUE("code"),
	CONSTRAINT "branches_code" CHECK ("branches"."code" ~ '^[A-Z0-9]{2,8}$'),
	CONSTRAINT "branches_country" CHECK ("branches"."country" ~ '^[A-Z]{2}$'),
	CONSTRAINT "branches_latitude" CHECK ("branches"."latitude" between -90 and 90),
	CONSTRAINT "branches_longitude" CHECK ("branches"."longitude" between -180 and 180)
);
--> statement-breakpoint
CREATE TABLE "legal_entities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"vat_id" text DEFAULT '' NOT NULL,
	"base_currency" text NOT NULL,
	"number_series" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "legal_entities_base_currency" CHECK ("legal_entities"."base_currency" ~ '^[A-Z]{3}$')
);
--> statement-breakpoint
ALTER TABLE "branches" ADD CONSTRAINT "branches_legal_entity_id_legal_entities_id_fk" FOREIGN KEY ("legal_entity_id") REFERENCES "public"."legal_entities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "branches_of_legal_entity" ON "branches" USING btree ("legal_entity_id");--> statement-breakpoint
-- In one clause, because then PostgreSQL does not check the rows: the column is empty.
ALTER TABLE "shipments" ADD COLUMN "branch_id" uuid CONSTRAINT "shipments_branch_id_branches_id_fk" REFERENCES "public"."branches"("id");--> statement-breakpoint
CREATE INDEX "shipments_of_branch" ON "shipments" USING btree ("branch_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "shipments"."branch_id" is not null;