ALTER TABLE "supplier_bills" ADD COLUMN "paid_on" date;--> statement-breakpoint
ALTER TABLE "supplier_bills" ADD COLUMN "payments" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "supplier_bills_unpaid" ON "supplier_bills" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "supplier_bills"."status" = 'approved' and "supplier_bills"."paid_on" is null;--> statement-breakpoint
CREATE INDEX "supplier_bills_paid_newest" ON "supplier_bills" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "supplier_bills"."paid_on" is not null;--> statement-breakpoint
-- NOT VALID, because every row of before satisfies it, so that none has to be read.
ALTER TABLE "supplier_bills" ADD CONSTRAINT "supplier_bills_paid" CHECK ("supplier_bills"."paid_on" is null or "supplier_bills"."status" = 'approved') NOT VALID;
