ALTER TABLE "supplier_bills" ADD COLUMN "vat" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- NOT VALID, because every row of before satisfies it, so that none has to be read.
ALTER TABLE "supplier_bills" ADD CONSTRAINT "supplier_bills_vat" CHECK ("supplier_bills"."vat" >= 0) NOT VALID;
