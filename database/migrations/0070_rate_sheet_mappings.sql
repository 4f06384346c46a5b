CREATE TABLE "rate_sheet_mappings" (
	"header" text PRIMARY KEY NOT NULL,
	"mapping" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "tariff_lines_to" ON "tariff_lines" USING btree ("destination") WHERE "tariff_lines"."removed_in" is null;