CREATE TABLE "payment_allocations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"allocated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_allocations_amount" CHECK ("payment_allocations"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid,
	"amount_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"reference" text NOT NULL,
	"allocated_cents" bigint NOT NULL,
	"recorded_by" uuid,
	"reversed_at" timestamp with time zone,
	"reversed_by" uuid,
	"reversal_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_amount" CHECK ("payments"."amount_cents" > 0),
	CONSTRAINT "payments_allocated" CHECK ("payments"."allocated_cents" between 0 and "payments"."amount_cents"),
	CONSTRAINT "payments_reversed" CHECK (("payments"."reversed_at" is null) = ("payments"."reversal_reason" is null))
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "paid_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_allocations" ADD CONSTRAINT "payment_allocations_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_allocations" ADD CONSTRAINT "payment_allocations_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_reversed_by_users_id_fk" FOREIGN KEY ("reversed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_allocations_of_payment" ON "payment_allocations" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_allocations_of_invoice" ON "payment_allocations" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "payments_of_client" ON "payments" USING btree ("organisation_id","received_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payments_by_change" ON "payments" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "payments_reversed_of_client" ON "payments" USING btree ("organisation_id","reversed_at") WHERE "payments"."reversed_at" is not null;--> statement-breakpoint
CREATE INDEX "payments_on_account" ON "payments" USING btree ("organisation_id") WHERE "payments"."allocated_cents" < "payments"."amount_cents" and "payments"."reversed_at" is null;--> statement-breakpoint
CREATE INDEX "payments_recorded_by" ON "payments" USING btree ("recorded_by") WHERE "payments"."recorded_by" is not null;--> statement-breakpoint
CREATE INDEX "payments_reversed_by" ON "payments" USING btree ("reversed_by") WHERE "payments"."reversed_by" is not null;--> statement-breakpoint
-- NOT VALID, because every row of before satisfies it, so that none has to be read.
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_paid_amount" CHECK ("invoices"."paid_cents" between 0 and "invoices"."amount_cents" - "invoices"."credited_cents" + "invoices"."overpaid_cents") NOT VALID;--> statement-breakpoint
CREATE FUNCTION refuse_payment_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Recorded payments never change. Reverse the payment.';
END $$;--> statement-breakpoint
CREATE TRIGGER payments_never_change BEFORE UPDATE OF amount_cents, currency, received_at, reference, recorded_by ON payments FOR EACH ROW
	WHEN (NEW.recorded_by IS NOT NULL OR (OLD.amount_cents, OLD.currency, OLD.received_at, OLD.reference)
		IS DISTINCT FROM (NEW.amount_cents, NEW.currency, NEW.received_at, NEW.reference))
	EXECUTE FUNCTION refuse_payment_change();--> statement-breakpoint
CREATE TRIGGER payments_reversed_for_good BEFORE UPDATE OF reversed_at, reversal_reason ON payments FOR EACH ROW
	WHEN (OLD.reversed_at IS NOT NULL) EXECUTE FUNCTION refuse_payment_change();--> statement-breakpoint
CREATE TRIGGER payment_allocations_never_change BEFORE UPDATE ON payment_allocations FOR EACH ROW EXECUTE FUNCTION refuse_payment_change();--> statement-breakpoint
CREATE TRIGGER payments_touch BEFORE UPDATE ON payments FOR EACH ROW EXECUTE FUNCTION touch_updated_at();--> statement-breakpoint
-- What payments on record paid of pending invoices is counted as credits of them are: as what is no longer open.
CREATE OR REPLACE FUNCTION count_new_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO invoice_counters (issued_on, due_on, currency, status, invoices, amount_cents)
		SELECT (issued_at AT TIME ZONE 'UTC')::date,
			CASE WHEN status IN ('Pending', 'PendingCredit') THEN (due_at AT TIME ZONE 'UTC')::date END,
			currency, status, sum(invoices), sum(amount_cents)
		FROM (
			SELECT issued_at, due_at, currency, status, 1 AS invoices, amount_cents FROM new_rows
			UNION ALL SELECT issued_at, due_at, currency, 'PendingCredit', 0, credited_cents + paid_cents FROM new_rows
				WHERE status = 'Pending' AND credited_cents + paid_cents > 0) AS changes
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
			UNION ALL SELECT issued_at, due_at, currency, 'PendingCredit', 0, -credited_cents - paid_cents FROM old_rows
				WHERE status = 'Pending'
			UNION ALL SELECT issued_at, due_at, currency, status, 1, amount_cents FROM new_rows
			UNION ALL SELECT issued_at, due_at, currency, 'PendingCredit', 0, credited_cents + paid_cents FROM new_rows
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
			UNION ALL SELECT issued_at, due_at, currency, 'PendingCredit', 0, -credited_cents - paid_cents FROM old_rows
				WHERE status = 'Pending' AND credited_cents + paid_cents > 0) AS changes
		GROUP BY 1, 2, 3, 4;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_debts_of_new_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO debt_counters (organisation_id, currency, due_on, amount_cents)
		SELECT organisation_id, currency, (due_at AT TIME ZONE 'UTC')::date, sum(amount_cents - credited_cents - paid_cents)
		FROM new_rows WHERE organisation_id IS NOT NULL AND status = 'Pending'
		GROUP BY 1, 2, 3 HAVING sum(amount_cents - credited_cents - paid_cents) <> 0;
	PERFORM count_billed(array_agg(shipment_id), array_agg(cents)) FROM (
		SELECT shipment_id, sum(billed_cents(kind, status, amount_cents, vat_cents))::bigint AS cents
		FROM new_rows GROUP BY 1) AS changes
	WHERE cents <> 0;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_debts_of_changed_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO debt_counters (organisation_id, currency, due_on, amount_cents)
		SELECT organisation_id, currency, (due_at AT TIME ZONE 'UTC')::date, sum(cents) FROM (
			SELECT organisation_id, currency, due_at, credited_cents + paid_cents - amount_cents AS cents FROM old_rows WHERE status = 'Pending'
			UNION ALL SELECT organisation_id, currency, due_at, amount_cents - credited_cents - paid_cents FROM new_rows
				WHERE status = 'Pending') AS changes
		WHERE organisation_id IS NOT NULL GROUP BY 1, 2, 3 HAVING sum(cents) <> 0;
	PERFORM count_billed(array_agg(shipment_id), array_agg(cents)) FROM (
		SELECT shipment_id, sum(cents)::bigint AS cents FROM (
			SELECT shipment_id, -billed_cents(kind, status, amount_cents, vat_cents) AS cents FROM old_rows
			UNION ALL SELECT shipment_id, billed_cents(kind, status, amount_cents, vat_cents) FROM new_rows) AS parts
		GROUP BY 1) AS changes
	WHERE cents <> 0;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_debts_of_deleted_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO debt_counters (organisation_id, currency, due_on, amount_cents)
		SELECT organisation_id, currency, (due_at AT TIME ZONE 'UTC')::date, sum(credited_cents + paid_cents - amount_cents)
		FROM old_rows WHERE organisation_id IS NOT NULL AND status = 'Pending'
		GROUP BY 1, 2, 3 HAVING sum(credited_cents + paid_cents - amount_cents) <> 0;
	PERFORM count_billed(array_agg(shipment_id), array_agg(cents)) FROM (
		SELECT shipment_id, -sum(billed_cents(kind, status, amount_cents, vat_cents))::bigint AS cents
		FROM old_rows GROUP BY 1) AS changes
	WHERE cents <> 0;
	RETURN NULL;
END $$;
