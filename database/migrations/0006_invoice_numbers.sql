CREATE TABLE "invoice_numbers" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_numbers_last" CHECK ("invoice_numbers"."last" > 0)
);
--> statement-breakpoint
INSERT INTO "invoice_numbers" ("year", "last")
	SELECT split_part("number", '-', 2)::integer, max(split_part("number", '-', 3)::integer)
	FROM "invoices" WHERE "number" ~ '^INV-[0-9]{4}-[0-9]{1,9}$' AND split_part("number", '-', 3)::integer > 0
	GROUP BY 1;
