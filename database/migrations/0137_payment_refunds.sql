ALTER TABLE "payments" ADD COLUMN "refunded_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunds" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "payments_refunded_of_client" ON "payments" USING btree ("organisation_id") WHERE "payments"."refunds" <> '[]'::jsonb;--> statement-breakpoint
-- NOT VALID, because every row of before satisfies it, so that none has to be read.
ALTER TABLE "payments" ADD CONSTRAINT "payments_refunded" CHECK ("payments"."refunded_cents" between 0 and case when "payments"."reversed_at" is null then "payments"."amount_cents" - "payments"."allocated_cents" else 0 end) NOT VALID;--> statement-breakpoint
CREATE TRIGGER payments_deletion AFTER DELETE ON payments FOR EACH ROW EXECUTE FUNCTION record_deletion('payments', 'id', 'organisation_id');
