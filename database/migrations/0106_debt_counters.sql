CREATE TABLE "debt_counters" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "debt_counters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"organisation_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"due_on" date,
	"amount_cents" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "debt_counters_of_client" ON "debt_counters" USING btree ("organisation_id");
--> statement-breakpoint
-- What an invoice bills of its shipment, net.
CREATE FUNCTION billed_cents(kind text, status text, amount_cents bigint, vat_cents bigint) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE WHEN status = 'Void' THEN 0 WHEN kind = 'credit_note' THEN vat_cents - amount_cents ELSE amount_cents - vat_cents END
$$;
--> statement-breakpoint
-- What a charge adds to the debts of a cancelled shipment: what staff added and no invoice states, not the price of its booking.
CREATE FUNCTION owed_if_cancelled(side text, status text, reason text, amount_cents bigint) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE WHEN side = 'sell' AND status NOT IN ('reversed', 'invoiced') AND reason <> '' THEN amount_cents ELSE 0 END
$$;
--> statement-breakpoint
-- What no invoice in force states of a confirmed shipment, or of what staff charged for a cancelled one.
CREATE FUNCTION unbilled_cents(id uuid, shipment_status text, price_status text, cost_cents bigint) RETURNS bigint LANGUAGE sql STABLE AS $$
	SELECT CASE
		WHEN shipment_status = 'cancelled' THEN (
			SELECT coalesce(sum(owed_if_cancelled(side, status, reason, amount_cents)), 0)::bigint
			FROM shipment_charges WHERE shipment_id = unbilled_cents.id)
		WHEN price_status = 'confirmed' THEN greatest(0, cost_cents - (
			SELECT coalesce(sum(billed_cents(kind, status, amount_cents, vat_cents)), 0)::bigint
			FROM invoices WHERE shipment_id = unbilled_cents.id))
		ELSE 0 END
$$;
--> statement-breakpoint
CREATE FUNCTION count_debts_of_new_shipments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO debt_counters (organisation_id, currency, amount_cents)
		SELECT organisation_id, currency, sum(cost_cents) FROM new_rows
		WHERE organisation_id IS NOT NULL AND price_status = 'confirmed' AND status <> 'cancelled'
		GROUP BY 1, 2 HAVING sum(cost_cents) <> 0;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_debts_of_changed_shipments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO debt_counters (organisation_id, currency, amount_cents)
		SELECT change.organisation_id, change.currency, sum(change.amount_cents)
		FROM old_rows AS former JOIN new_rows AS latter ON latter.id = former.id
		CROSS JOIN LATERAL (VALUES
			(former.organisation_id, former.currency,
				-unbilled_cents(former.id, former.status, former.price_status, former.cost_cents)),
			(latter.organisation_id, latter.currency,
				unbilled_cents(latter.id, latter.status, latter.price_status, latter.cost_cents))
		) AS change (organisation_id, currency, amount_cents)
		WHERE (former.organisation_id, former.currency, former.price_status, former.cost_cents, former.status = 'cancelled')
			IS DISTINCT FROM (latter.organisation_id, latter.currency, latter.price_status, latter.cost_cents, latter.status = 'cancelled')
			AND change.organisation_id IS NOT NULL
		GROUP BY 1, 2 HAVING sum(change.amount_cents) <> 0;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_debts_of_deleted_shipment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	unbilled bigint := unbilled_cents(OLD.id, OLD.status, OLD.price_status, OLD.cost_cents);
BEGIN
	IF unbilled <> 0 THEN
		INSERT INTO debt_counters (organisation_id, currency, amount_cents)
			VALUES (OLD.organisation_id, OLD.currency, -unbilled);
	END IF;
	RETURN OLD;
END $$;
--> statement-breakpoint
-- By how much the unbilled amounts of these shipments changed when the billed ones changed by these amounts.
CREATE FUNCTION count_billed(shipment_ids uuid[], changes bigint[]) RETURNS void LANGUAGE plpgsql STRICT AS $$
BEGIN
	-- What others change of the price, or bill of it, at the same time is waited for: the amounts depend on each other.
	PERFORM FROM shipments WHERE id = ANY (shipment_ids) ORDER BY id FOR NO KEY UPDATE;
	INSERT INTO debt_counters (organisation_id, currency, amount_cents)
		SELECT organisation_id, currency,
			sum(greatest(cost_cents - billed.cents, 0) - greatest(cost_cents - billed.cents + change.cents, 0))
		FROM unnest(shipment_ids, changes) AS change (id, cents) JOIN shipments USING (id)
		CROSS JOIN LATERAL (
			SELECT coalesce(sum(billed_cents(kind, invoices.status, amount_cents, vat_cents)), 0)::bigint AS cents
			FROM invoices WHERE shipment_id = shipments.id) AS billed
		WHERE organisation_id IS NOT NULL AND price_status = 'confirmed' AND status <> 'cancelled'
		GROUP BY 1, 2
		HAVING sum(greatest(cost_cents - billed.cents, 0) - greatest(cost_cents - billed.cents + change.cents, 0)) <> 0;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_debts_of_new_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO debt_counters (organisation_id, currency, due_on, amount_cents)
		SELECT organisation_id, currency, (due_at AT TIME ZONE 'UTC')::date, sum(amount_cents - credited_cents)
		FROM new_rows WHERE organisation_id IS NOT NULL AND status = 'Pending'
		GROUP BY 1, 2, 3 HAVING sum(amount_cents - credited_cents) <> 0;
	PERFORM count_billed(array_agg(shipment_id), array_agg(cents)) FROM (
		SELECT shipment_id, sum(billed_cents(kind, status, amount_cents, vat_cents))::bigint AS cents
		FROM new_rows GROUP BY 1) AS changes
	WHERE cents <> 0;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_debts_of_changed_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO debt_counters (organisation_id, currency, due_on, amount_cents)
		SELECT organisation_id, currency, (due_at AT TIME ZONE 'UTC')::date, sum(cents) FROM (
			SELECT organisation_id, currency, due_at, credited_cents - amount_cents AS cents FROM old_rows WHERE status = 'Pending'
			UNION ALL SELECT organisation_id, currency, due_at, amount_cents - credited_cents FROM new_rows
				WHERE status = 'Pending') AS changes
		WHERE organisation_id IS NOT NULL GROUP BY 1, 2, 3 HAVING sum(cents) <> 0;
	PERFORM count_billed(array_agg(shipment_id), array_agg(cents)) FROM (
		SELECT shipment_id, sum(cents)::bigint AS cents FROM (
			SELECT shipment_id, -billed_cents(kind, status, amount_cents, vat_cents) AS cents FROM old_rows
			UNION ALL SELECT shipment_id, billed_cents(kind, status, amount_cents, vat_cents) FROM new_rows) AS parts
		GROUP BY 1) AS changes
	WHERE cents <> 0;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_debts_of_deleted_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO debt_counters (organisation_id, currency, due_on, amount_cents)
		SELECT organisation_id, currency, (due_at AT TIME ZONE 'UTC')::date, sum(credited_cents - amount_cents)
		FROM old_rows WHERE organisation_id IS NOT NULL AND status = 'Pending'
		GROUP BY 1, 2, 3 HAVING sum(credited_cents - amount_cents) <> 0;
	PERFORM count_billed(array_agg(shipment_id), array_agg(cents)) FROM (
		SELECT shipment_id, -sum(billed_cents(kind, status, amount_cents, vat_cents))::bigint AS cents
		FROM old_rows GROUP BY 1) AS changes
	WHERE cents <> 0;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_debts_of_charge() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	change bigint := 0;
BEGIN
	IF TG_OP <> 'DELETE' THEN
		change := owed_if_cancelled(NEW.side, NEW.status, NEW.reason, NEW.amount_cents);
	END IF;
	IF TG_OP <> 'INSERT' THEN
		change := change - owed_if_cancelled(OLD.side, OLD.status, OLD.reason, OLD.amount_cents);
	END IF;
	IF change <> 0 THEN
		-- A cancellation at the same time is waited for. A shipment that is deleted with its charges has subtracted them.
		PERFORM FROM shipments WHERE id = coalesce(NEW.shipment_id, OLD.shipment_id) FOR NO KEY UPDATE;
		INSERT INTO debt_counters (organisation_id, currency, amount_cents)
			SELECT organisation_id, currency, change FROM shipments
			WHERE id = coalesce(NEW.shipment_id, OLD.shipment_id) AND status = 'cancelled' AND organisation_id IS NOT NULL;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER shipments_debts_new AFTER INSERT ON shipments
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_debts_of_new_shipments();
--> statement-breakpoint
CREATE TRIGGER shipments_debts_changed AFTER UPDATE ON shipments
	REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_debts_of_changed_shipments();
--> statement-breakpoint
-- Before, because the charges are deleted with the shipment.
CREATE TRIGGER shipments_debts_deleted BEFORE DELETE ON shipments FOR EACH ROW
	WHEN (OLD.organisation_id IS NOT NULL) EXECUTE FUNCTION count_debts_of_deleted_shipment();
--> statement-breakpoint
CREATE TRIGGER invoices_debts_new AFTER INSERT ON invoices
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_debts_of_new_invoices();
--> statement-breakpoint
CREATE TRIGGER invoices_debts_changed AFTER UPDATE ON invoices
	REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_debts_of_changed_invoices();
--> statement-breakpoint
CREATE TRIGGER invoices_debts_deleted AFTER DELETE ON invoices
	REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_debts_of_deleted_invoices();
--> statement-breakpoint
CREATE TRIGGER shipment_charges_debts_new AFTER INSERT ON shipment_charges FOR EACH ROW
	WHEN (NEW.reason <> '') EXECUTE FUNCTION count_debts_of_charge();
--> statement-breakpoint
CREATE TRIGGER shipment_charges_debts_changed AFTER UPDATE OF side, status, reason, amount_cents ON shipment_charges FOR EACH ROW
	WHEN (OLD.reason <> '' OR NEW.reason <> '') EXECUTE FUNCTION count_debts_of_charge();
--> statement-breakpoint
CREATE TRIGGER shipment_charges_debts_deleted AFTER DELETE ON shipment_charges FOR EACH ROW
	WHEN (OLD.reason <> '') EXECUTE FUNCTION count_debts_of_charge();
