CREATE TABLE "document_numbers" (
	"prefix" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "document_numbers_prefix_year_pk" PRIMARY KEY("prefix","year"),
	CONSTRAINT "document_numbers_last" CHECK ("document_numbers"."last" > 0)
);
--> statement-breakpoint
ALTER TABLE "invoice_numbers" ADD COLUMN "prefix" text DEFAULT 'INV' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_numbers" DROP CONSTRAINT "invoice_numbers_pkey";--> statement-breakpoint
ALTER TABLE "invoice_numbers" ADD CONSTRAINT "invoice_numbers_prefix_year_pk" PRIMARY KEY("prefix","year");--> statement-breakpoint
-- File numbers of shipments of several modes look like those by sea, so they share a series from now on.
INSERT INTO "file_number_series" ("branch_id", "mode", "year", "next")
	SELECT "branch_id", 'sea', "year", "next" FROM "file_number_series" WHERE "mode" = ''
	ON CONFLICT ("branch_id", "mode", "year") DO UPDATE SET "next" = greatest("file_number_series"."next", excluded."next");--> statement-breakpoint
DELETE FROM "file_number_series" WHERE "mode" = '';
