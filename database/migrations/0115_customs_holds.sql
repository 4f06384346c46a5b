CREATE TABLE "customs_holds" (
	"shipment_id" uuid PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customs_holds" ADD CONSTRAINT "customs_holds_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customs_holds_longest" ON "customs_holds" USING btree ("since","shipment_id");
--> statement-breakpoint
CREATE FUNCTION note_customs_hold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.status = 'customs' THEN
		INSERT INTO customs_holds (shipment_id, since)
			SELECT NEW.id, coalesce(max(occurred_at), NEW.updated_at) FROM tracking_events
			WHERE shipment_id = NEW.id AND status = 'customs'
			ON CONFLICT (shipment_id) DO UPDATE SET since = excluded.since;
	ELSE
		DELETE FROM customs_holds WHERE shipment_id = NEW.id;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER shipments_customs_hold_new AFTER INSERT ON shipments FOR EACH ROW
	WHEN (NEW.status = 'customs') EXECUTE FUNCTION note_customs_hold();
--> statement-breakpoint
CREATE TRIGGER shipments_customs_hold AFTER UPDATE OF status ON shipments FOR EACH ROW
	WHEN (OLD.status <> NEW.status AND (OLD.status = 'customs' OR NEW.status = 'customs'))
	EXECUTE FUNCTION note_customs_hold();
--> statement-breakpoint
-- An event is written after the status that it tells of, and may be corrected later.
CREATE FUNCTION move_customs_hold() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	held uuid := CASE TG_OP WHEN 'DELETE' THEN OLD.shipment_id ELSE NEW.shipment_id END;
BEGIN
	UPDATE customs_holds SET since = coalesce((
			SELECT max(occurred_at) FROM tracking_events WHERE shipment_id = held AND status = 'customs'), updated_at)
		FROM shipments WHERE shipments.id = held AND customs_holds.shipment_id = held;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tracking_events_customs_hold_new AFTER INSERT ON tracking_events FOR EACH ROW
	WHEN (NEW.status = 'customs') EXECUTE FUNCTION move_customs_hold();
--> statement-breakpoint
CREATE TRIGGER tracking_events_customs_hold AFTER UPDATE OF status, occurred_at ON tracking_events FOR EACH ROW
	WHEN (OLD.status = 'customs' OR NEW.status = 'customs') EXECUTE FUNCTION move_customs_hold();
--> statement-breakpoint
CREATE TRIGGER tracking_events_customs_hold_deleted AFTER DELETE ON tracking_events FOR EACH ROW
	WHEN (OLD.status = 'customs') EXECUTE FUNCTION move_customs_hold();
