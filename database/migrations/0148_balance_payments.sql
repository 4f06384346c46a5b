ALTER TABLE "opening_balances" ADD COLUMN "paid_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "opening_balances" ADD COLUMN "payments" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- NOT VALID, because every row of before satisfies it, so that none has to be read. The same is true of the foreign key.
ALTER TABLE "opening_balances" ADD CONSTRAINT "opening_balances_paid" CHECK ("opening_balances"."paid_cents" between 0 and "opening_balances"."amount_cents"
        and ("opening_balances"."paid_at" is not null or "opening_balances"."paid_cents" < "opening_balances"."amount_cents")) NOT VALID;--> statement-breakpoint
-- Payments are retained when the company is erased (decision 0180).
ALTER TABLE "opening_balances" ALTER COLUMN "organisation_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "opening_balances" DROP CONSTRAINT "opening_balances_organisation_id_organisations_id_fk";--> statement-breakpoint
ALTER TABLE "opening_balances" ADD CONSTRAINT "opening_balances_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE set null ON UPDATE no action NOT VALID;
