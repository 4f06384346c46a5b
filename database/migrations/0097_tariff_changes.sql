ALTER TABLE "quotes" ADD COLUMN "accepted_option" integer;--> statement-breakpoint
ALTER TABLE "tariff_versions" ADD COLUMN "changed_fields" jsonb;