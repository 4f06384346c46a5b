CREATE TABLE "invoice_counters" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_counters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"issued_on" date NOT NULL,
	"due_on" date,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"invoices" integer NOT NULL,
	"amount_cents" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_threads" (
	"shipment_id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid,
	"customer_at" timestamp with time zone,
	"staff_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "carrier_bookings" ADD COLUMN "next_cut_off_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_threads_of_customers" ON "message_threads" USING btree ("customer_at" DESC NULLS LAST) WHERE "message_threads"."customer_at" is not null;--> statement-breakpoint
CREATE INDEX "message_threads_of_staff" ON "message_threads" USING btree ("organisation_id","staff_at" DESC NULLS LAST) WHERE "message_threads"."staff_at" is not null;--> statement-breakpoint
CREATE INDEX "carrier_bookings_by_cut_off" ON "carrier_bookings" USING btree (coalesce("next_cut_off_at", 'infinity'),"id");--> statement-breakpoint
CREATE INDEX "carrier_bookings_of_state" ON "carrier_bookings" USING btree ("state",coalesce("next_cut_off_at", 'infinity'),"id");
--> statement-breakpoint
-- Until the migration commits, no invoice is written that neither the sums below nor the triggers would count.
LOCK TABLE "invoices" IN SHARE MODE;
--> statement-breakpoint
INSERT INTO "invoice_counters" ("issued_on", "due_on", "currency", "status", "invoices", "amount_cents")
	SELECT (issued_at AT TIME ZONE 'UTC')::date, CASE WHEN status = 'Pending' THEN (due_at AT TIME ZONE 'UTC')::date END,
		currency, status, count(*), sum(amount_cents)
	FROM "invoices" GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
CREATE FUNCTION count_new_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO invoice_counters (issued_on, due_on, currency, status, invoices, amount_cents)
		SELECT (issued_at AT TIME ZONE 'UTC')::date, CASE WHEN status = 'Pending' THEN (due_at AT TIME ZONE 'UTC')::date END,
			currency, status, count(*), sum(amount_cents)
		FROM new_rows GROUP BY 1, 2, 3, 4;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_changed_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO invoice_counters (issued_on, due_on, currency, status, invoices, amount_cents)
		SELECT (issued_at AT TIME ZONE 'UTC')::date, CASE WHEN status = 'Pending' THEN (due_at AT TIME ZONE 'UTC')::date END,
			currency, status, sum(invoices), sum(amount_cents)
		FROM (
			SELECT issued_at, due_at, currency, status, -1 AS invoices, -amount_cents AS amount_cents FROM old_rows
			UNION ALL SELECT issued_at, due_at, currency, status, 1, amount_cents FROM new_rows) AS changes
		GROUP BY 1, 2, 3, 4 HAVING sum(invoices) <> 0 OR sum(amount_cents) <> 0;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_deleted_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO invoice_counters (issued_on, due_on, currency, status, invoices, amount_cents)
		SELECT (issued_at AT TIME ZONE 'UTC')::date, CASE WHEN status = 'Pending' THEN (due_at AT TIME ZONE 'UTC')::date END,
			currency, status, -count(*), -sum(amount_cents)
		FROM old_rows GROUP BY 1, 2, 3, 4;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoices_counted_new AFTER INSERT ON invoices
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_new_invoices();
--> statement-breakpoint
CREATE TRIGGER invoices_counted_changed AFTER UPDATE ON invoices
	REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_changed_invoices();
--> statement-breakpoint
CREATE TRIGGER invoices_counted_deleted AFTER DELETE ON invoices
	REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_deleted_invoices();
--> statement-breakpoint
-- As `nextCutOff` of the domain.
CREATE FUNCTION next_cut_off(booking_id uuid, booking_state text) RETURNS timestamp with time zone LANGUAGE sql STABLE AS $$
	SELECT min(at) FROM carrier_cut_offs
	WHERE carrier_booking_id = booking_id AND met_at IS NULL AND booking_state IN ('requested', 'confirmed', 'rolled')
$$;
--> statement-breakpoint
CREATE FUNCTION compute_cut_off_of_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.next_cut_off_at := next_cut_off(NEW.id, NEW.state);
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION compute_next_cut_off() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE carrier_bookings SET next_cut_off_at = next_cut_off(id, state)
	WHERE id = coalesce(NEW.carrier_booking_id, OLD.carrier_booking_id)
		AND next_cut_off_at IS DISTINCT FROM next_cut_off(id, state);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER carrier_bookings_cut_off BEFORE UPDATE OF state ON carrier_bookings FOR EACH ROW
	WHEN (NEW.state IS DISTINCT FROM OLD.state) EXECUTE FUNCTION compute_cut_off_of_booking();
--> statement-breakpoint
CREATE TRIGGER carrier_cut_offs_next AFTER INSERT OR DELETE OR UPDATE OF at, met_at ON carrier_cut_offs
	FOR EACH ROW EXECUTE FUNCTION compute_next_cut_off();
--> statement-breakpoint
-- What the triggers write is no change that lists of changed records should return.
DROP TRIGGER "carrier_bookings_touch" ON "carrier_bookings";
--> statement-breakpoint
CREATE TRIGGER carrier_bookings_touch
	BEFORE UPDATE OF carrier, reference, kind, contract, state, departed_at, override_reason, version ON carrier_bookings
	FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
--> statement-breakpoint
UPDATE "carrier_bookings" SET "next_cut_off_at" = next_cut_off("id", "state")
	WHERE "state" IN ('requested', 'confirmed', 'rolled');
--> statement-breakpoint
LOCK TABLE "messages" IN SHARE MODE;
--> statement-breakpoint
INSERT INTO "message_threads" ("shipment_id", "organisation_id", "customer_at", "staff_at")
	SELECT messages.shipment_id, shipments.organisation_id, max(messages.created_at) FILTER (WHERE side = 'customer'),
		max(messages.created_at) FILTER (WHERE side = 'staff' AND NOT internal)
	FROM "messages" JOIN "shipments" ON shipments.id = messages.shipment_id GROUP BY 1, 2;
--> statement-breakpoint
CREATE FUNCTION note_new_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO message_threads AS threads (shipment_id, organisation_id, customer_at, staff_at)
		SELECT new_rows.shipment_id, shipments.organisation_id, max(new_rows.created_at) FILTER (WHERE side = 'customer'),
			max(new_rows.created_at) FILTER (WHERE side = 'staff' AND NOT internal)
		FROM new_rows JOIN shipments ON shipments.id = new_rows.shipment_id GROUP BY 1, 2 ORDER BY 1
	ON CONFLICT (shipment_id) DO UPDATE SET organisation_id = excluded.organisation_id,
		customer_at = greatest(threads.customer_at, excluded.customer_at),
		staff_at = greatest(threads.staff_at, excluded.staff_at);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_deleted_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE message_threads AS threads SET
		customer_at = (SELECT max(created_at) FROM messages WHERE shipment_id = threads.shipment_id AND side = 'customer'),
		staff_at = (SELECT max(created_at) FROM messages
			WHERE shipment_id = threads.shipment_id AND side = 'staff' AND NOT internal)
	WHERE shipment_id IN (SELECT shipment_id FROM old_rows);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION move_message_thread() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE message_threads SET organisation_id = NEW.organisation_id WHERE shipment_id = NEW.id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER messages_threads_new AFTER INSERT ON messages
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_new_messages();
--> statement-breakpoint
CREATE TRIGGER messages_threads_deleted AFTER DELETE ON messages
	REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_deleted_messages();
--> statement-breakpoint
CREATE TRIGGER shipments_threads AFTER UPDATE OF organisation_id ON shipments FOR EACH ROW
	WHEN (NEW.organisation_id IS DISTINCT FROM OLD.organisation_id) EXECUTE FUNCTION move_message_thread();
