ALTER TABLE "invoices" DROP CONSTRAINT "invoices_status";--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "credits_line" integer;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "kind" text DEFAULT 'invoice' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "credits_invoice_id" uuid;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "credit_reason" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "credited_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "overpaid_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- NOT VALID, because every row of before satisfies them, so that none has to be read.
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_credits_invoice_id_invoices_id_fk" FOREIGN KEY ("credits_invoice_id") REFERENCES "public"."invoices"("id") ON DELETE restrict ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_kind" CHECK ("invoices"."kind" in ('invoice', 'credit_note')) NOT VALID;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_credit_note" CHECK (("invoices"."kind" = 'credit_note') = ("invoices"."credits_invoice_id" is not null)) NOT VALID;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_issued" CHECK (("invoices"."kind" = 'credit_note') = ("invoices"."status" = 'Issued')) NOT VALID;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_credited" CHECK ("invoices"."credited_cents" between 0 and "invoices"."amount_cents") NOT VALID;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_overpaid" CHECK ("invoices"."overpaid_cents" between 0 and "invoices"."credited_cents") NOT VALID;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_status" CHECK ("invoices"."status" in ('Pending', 'Paid', 'Credited', 'Void', 'Issued')) NOT VALID;--> statement-breakpoint
CREATE INDEX "invoices_credit_notes" ON "invoices" USING btree ("issued_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "invoices"."kind" = 'credit_note';--> statement-breakpoint
CREATE INDEX "invoices_credits" ON "invoices" USING btree ("credits_invoice_id") WHERE "invoices"."credits_invoice_id" is not null;--> statement-breakpoint
DROP TRIGGER "invoices_never_change" ON "invoices";--> statement-breakpoint
CREATE TRIGGER "invoices_never_change" BEFORE UPDATE OF "number", "kind", "shipment_id", "amount_cents", "currency", "issued_at", "due_at", "issuer", "billed_to", "carried", "credits_invoice_id", "credit_reason" ON "invoices" FOR EACH ROW EXECUTE FUNCTION "refuse_invoice_change"();--> statement-breakpoint
-- Credits of pending invoices are rows with a status of their own, so that servers of the version before, which compact by
-- status, keep them.
CREATE OR REPLACE FUNCTION count_new_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO invoice_counters (issued_on, due_on, currency, status, invoices, amount_cents)
		SELECT (issued_at AT TIME ZONE 'UTC')::date,
			CASE WHEN status IN ('Pending', 'PendingCredit') THEN (due_at AT TIME ZONE 'UTC')::date END,
			currency, status, sum(invoices), sum(amount_cents)
		FROM (
			SELECT issued_at, due_at, currency, status, 1 AS invoices, amount_cents FROM new_rows
			UNION ALL SELECT issued_at, due_at, currency, 'PendingCredit', 0, credited_cents FROM new_rows
				WHERE status = 'Pending' AND credited_cents > 0) AS changes
		GROUP BY 1, 2, 3, 4;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_changed_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO invoice_counters (issued_on, due_on, currency, status, invoices, amount_cents)
		SELECT (issued_at AT TIME ZONE 'UTC')::date,
			CASE WHEN status IN ('Pending', 'PendingCredit') THEN (due_at AT TIME ZONE 'UTC')::date END,
			currency, status, sum(invoices), sum(amount_cents)
		FROM (
			SELECT issued_at, due_at, currency, status, -1 AS invoices, -amount_cents AS amount_cents FROM old_rows
			UNION ALL SELECT issued_at, due_at, currency, 'PendingCredit', 0, -credited_cents FROM old_rows
				WHERE status = 'Pending'
			UNION ALL SELECT issued_at, due_at, currency, status, 1, amount_cents FROM new_rows
			UNION ALL SELECT issued_at, due_at, currency, 'PendingCredit', 0, credited_cents FROM new_rows
				WHERE status = 'Pending') AS changes
		GROUP BY 1, 2, 3, 4 HAVING sum(invoices) <> 0 OR sum(amount_cents) <> 0;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_deleted_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO invoice_counters (issued_on, due_on, currency, status, invoices, amount_cents)
		SELECT (issued_at AT TIME ZONE 'UTC')::date,
			CASE WHEN status IN ('Pending', 'PendingCredit') THEN (due_at AT TIME ZONE 'UTC')::date END,
			currency, status, sum(invoices), sum(amount_cents)
		FROM (
			SELECT issued_at, due_at, currency, status, -1 AS invoices, -amount_cents AS amount_cents FROM old_rows
			UNION ALL SELECT issued_at, due_at, currency, 'PendingCredit', 0, -credited_cents FROM old_rows
				WHERE status = 'Pending' AND credited_cents > 0) AS changes
		GROUP BY 1, 2, 3, 4;
	RETURN NULL;
END $$;
