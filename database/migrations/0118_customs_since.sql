-- The time in customs counts from the first event of the hold, not from its latest one.
CREATE FUNCTION customs_since(held uuid) RETURNS timestamp with time zone LANGUAGE sql STABLE AS $$
	SELECT min(occurred_at) FROM tracking_events WHERE shipment_id = held AND status = 'customs' AND occurred_at > coalesce((
		SELECT max(occurred_at) FROM tracking_events
		WHERE shipment_id = held AND status IN ('picked_up', 'in_transit', 'out_for_delivery', 'delivered') AND occurred_at < (
			SELECT max(occurred_at) FROM tracking_events WHERE shipment_id = held AND status = 'customs')
	), '-infinity')
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_customs_hold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.status = 'customs' THEN
		INSERT INTO customs_holds (shipment_id, since) VALUES (NEW.id, coalesce(customs_since(NEW.id), NEW.updated_at))
			ON CONFLICT (shipment_id) DO UPDATE SET since = excluded.since;
	ELSE
		DELETE FROM customs_holds WHERE shipment_id = NEW.id;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION move_customs_hold() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	held uuid := CASE TG_OP WHEN 'DELETE' THEN OLD.shipment_id ELSE NEW.shipment_id END;
BEGIN
	UPDATE customs_holds SET since = coalesce(customs_since(held), updated_at)
		FROM shipments WHERE shipments.id = held AND customs_holds.shipment_id = held;
	RETURN NULL;
END $$;
--> statement-breakpoint
UPDATE customs_holds SET since = coalesce(customs_since(shipment_id), since);
