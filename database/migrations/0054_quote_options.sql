CREATE TABLE "quote_options" (
	"quote_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"option" integer NOT NULL,
	"mode" text NOT NULL,
	"carrier" text NOT NULL,
	"transit_days" integer,
	"valid_until" timestamp with time zone NOT NULL,
	"terms" text NOT NULL,
	"inclusions" text[] NOT NULL,
	"exclusions" text[] NOT NULL,
	"currency" text NOT NULL,
	"total" bigint NOT NULL,
	"margin" bigint,
	"base_currency" text NOT NULL,
	"margin_percent" numeric,
	"needs_approval" boolean NOT NULL,
	"approved_by" uuid,
	"lines" jsonb NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_options_quote_id_revision_option_pk" PRIMARY KEY("quote_id","revision","option"),
	CONSTRAINT "quote_options_mode" CHECK ("quote_options"."mode" in ('air', 'sea', 'road', 'rail'))
);
--> statement-breakpoint
ALTER TABLE "shipment_charges" ADD COLUMN "charge_code" text DEFAULT 'FRT' NOT NULL;--> statement-breakpoint
ALTER TABLE "shipment_charges" ADD COLUMN "side" text DEFAULT 'sell' NOT NULL;--> statement-breakpoint
ALTER TABLE "shipment_charges" ADD COLUMN "basis" text DEFAULT 'flat' NOT NULL;--> statement-breakpoint
ALTER TABLE "shipment_charges" ADD COLUMN "quantity" numeric DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "shipment_charges" ADD COLUMN "rate" bigint;--> statement-breakpoint
ALTER TABLE "shipment_charges" ADD COLUMN "amount" bigint;--> statement-breakpoint
ALTER TABLE "shipment_charges" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "shipment_charges" ADD COLUMN "exchange_rate" numeric;--> statement-breakpoint
ALTER TABLE "shipment_charges" ADD COLUMN "exchange_date" date;--> statement-breakpoint
ALTER TABLE "shipment_charges" ADD COLUMN "tariff_id" uuid;--> statement-breakpoint
ALTER TABLE "shipment_charges" ADD COLUMN "tariff_version" integer;--> statement-breakpoint
ALTER TABLE "shipment_charges" ADD COLUMN "tariff_line" integer;--> statement-breakpoint
ALTER TABLE "shipment_charges" ADD COLUMN "status" text DEFAULT 'estimated' NOT NULL;--> statement-breakpoint
ALTER TABLE "shipment_charges" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "legal_entities" ADD COLUMN "margin_floor" numeric DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "option_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_options" ADD CONSTRAINT "quote_options_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_options" ADD CONSTRAINT "quote_options_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_options" ADD CONSTRAINT "quote_options_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_charges" ADD CONSTRAINT "shipment_charges_side" CHECK ("shipment_charges"."side" in ('sell', 'buy')) NOT VALID;--> statement-breakpoint
ALTER TABLE "shipment_charges" ADD CONSTRAINT "shipment_charges_status" CHECK ("shipment_charges"."status" in ('estimated', 'approved', 'invoiced', 'billed', 'reversed')) NOT VALID;