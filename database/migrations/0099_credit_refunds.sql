ALTER TABLE "invoices" ADD COLUMN "refunded_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "refunds" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "invoices_credit_balances" ON "invoices" USING btree ("organisation_id") WHERE "invoices"."overpaid_cents" > "invoices"."refunded_cents";--> statement-breakpoint
-- NOT VALID, because every row of before satisfies it, so that none has to be read.
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_refunded" CHECK ("invoices"."refunded_cents" between 0 and
        case "invoices"."kind" when 'credit_note' then "invoices"."amount_cents" else "invoices"."overpaid_cents" end) NOT VALID;
