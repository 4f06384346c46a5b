CREATE TABLE "charge_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"tax_category" text NOT NULL,
	"ledger_account" text DEFAULT '' NOT NULL,
	"modes" text[] DEFAULT '{}' NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "charge_codes_code" CHECK ("charge_codes"."code" ~ '^[A-Z0-9]{2,12}$'),
	CONSTRAINT "charge_codes_category" CHECK ("charge_codes"."category" in ('freight', 'surcharge', 'origin', 'destination', 'customs', 'insurance', 'incidental')),
	CONSTRAINT "charge_codes_tax_category" CHECK ("charge_codes"."tax_category" in ('standard', 'zero', 'exempt', 'reverse'))
);
--> statement-breakpoint
CREATE TABLE "exchange_rates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"date" date NOT NULL,
	"rate" numeric NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exchange_rates_currencies" CHECK ("exchange_rates"."from" ~ '^[A-Z]{3}$' and "exchange_rates"."to" ~ '^[A-Z]{3}$'),
	CONSTRAINT "exchange_rates_rate" CHECK ("exchange_rates"."rate" > 0)
);
--> statement-breakpoint
CREATE TABLE "rate_zones" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"members" text[] NOT NULL,
	CONSTRAINT "rate_zones_code" CHECK ("rate_zones"."code" ~ '^[A-Z0-9][A-Z0-9-]{2,19}$')
);
--> statement-breakpoint
CREATE TABLE "tariff_lines" (
	"tariff_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"added_in" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"removed_in" integer,
	"removed_at" timestamp with time zone,
	"origin" text NOT NULL,
	"destination" text NOT NULL,
	"mode" text NOT NULL,
	"load" text NOT NULL,
	"size_type" text,
	"charge_code" text NOT NULL,
	"basis" text NOT NULL,
	"rate" numeric NOT NULL,
	"breaks" jsonb NOT NULL,
	"minimum" numeric,
	"maximum" numeric,
	"transit_days" integer,
	"free_days" integer,
	"carrier" text NOT NULL,
	"commodity" text NOT NULL,
	"inclusive_of" text[] NOT NULL,
	"notes" text NOT NULL,
	CONSTRAINT "tariff_lines_tariff_id_line_pk" PRIMARY KEY("tariff_id","line"),
	CONSTRAINT "tariff_lines_removed" CHECK (("tariff_lines"."removed_in" is null) = ("tariff_lines"."removed_at" is null))
);
--> statement-breakpoint
CREATE TABLE "tariff_versions" (
	"tariff_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"added" integer NOT NULL,
	"removed" integer NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tariff_versions_tariff_id_version_pk" PRIMARY KEY("tariff_id","version")
);
--> statement-breakpoint
CREATE TABLE "tariffs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"side" text NOT NULL,
	"organisation_id" uuid,
	"currency" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	"next_break" boolean DEFAULT false NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tariffs_side" CHECK ("tariffs"."side" in ('sell', 'buy')),
	CONSTRAINT "tariffs_currency" CHECK ("tariffs"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "tariffs_validity" CHECK ("tariffs"."valid_from" <= "tariffs"."valid_to")
);
--> statement-breakpoint
ALTER TABLE "tariff_lines" ADD CONSTRAINT "tariff_lines_tariff_id_tariffs_id_fk" FOREIGN KEY ("tariff_id") REFERENCES "public"."tariffs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tariff_versions" ADD CONSTRAINT "tariff_versions_tariff_id_tariffs_id_fk" FOREIGN KEY ("tariff_id") REFERENCES "public"."tariffs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tariff_versions" ADD CONSTRAINT "tariff_versions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tariffs" ADD CONSTRAINT "tariffs_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exchange_rates_of_pair" ON "exchange_rates" USING btree ("from","to","date" DESC NULLS LAST,"created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "exchange_rates_newest" ON "exchange_rates" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "rate_zones_by_member" ON "rate_zones" USING gin ("members");--> statement-breakpoint
CREATE INDEX "tariff_lines_of_lane" ON "tariff_lines" USING btree ("origin","destination","load");--> statement-breakpoint
CREATE INDEX "tariffs_newest" ON "tariffs" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "tariffs_of_organisation" ON "tariffs" USING btree ("organisation_id");--> statement-breakpoint
INSERT INTO "charge_codes" ("code", "name", "category", "tax_category", "modes", "position") VALUES
('PICKUP', 'Pick-up', 'origin', 'zero', '{}', 10),
('THCO', 'Terminal handling, origin', 'origin', 'zero', '{sea,air,rail}', 20),
('CUSTOMSX', 'Export customs clearance', 'customs', 'zero', '{}', 30),
('FRT', 'Freight', 'freight', 'zero', '{}', 40),
('BAF', 'Bunker adjustment factor', 'surcharge', 'zero', '{sea}', 50),
('FSC', 'Fuel surcharge', 'surcharge', 'zero', '{air,road,rail}', 60),
('SSC', 'Security surcharge', 'surcharge', 'zero', '{air}', 70),
('THCD', 'Terminal handling, destination', 'destination', 'zero', '{sea,air,rail}', 80),
('CUSTOMS', 'Import customs clearance', 'customs', 'zero', '{}', 90),
('DELIVERY', 'Delivery', 'destination', 'zero', '{}', 100),
('DOC', 'Documentation', 'surcharge', 'zero', '{}', 110),
('INSURANCE', 'Cargo insurance', 'insurance', 'exempt', '{}', 120),
('STORAGE', 'Storage', 'incidental', 'standard', '{}', 130),
('DEMURRAGE', 'Demurrage', 'incidental', 'standard', '{sea,rail}', 140),
('DETENTION', 'Detention', 'incidental', 'standard', '{sea,rail}', 150),
('WAITING', 'Waiting time', 'incidental', 'standard', '{road}', 160);
