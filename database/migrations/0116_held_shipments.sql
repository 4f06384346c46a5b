-- The shipments in customs before 0115. A migration of its own, because creating the triggers locks the shipments until it commits.
INSERT INTO "customs_holds" ("shipment_id", "since")
	SELECT "id", coalesce((
		SELECT max("occurred_at") FROM "tracking_events" WHERE "shipment_id" = "shipments"."id" AND "tracking_events"."status" = 'customs'
	), "updated_at") FROM "shipments"
	WHERE "shipments"."status" = 'customs' AND (case when "shipments"."status" in ('delivered', 'cancelled') then 1 else 0 end) = 0
	ON CONFLICT DO NOTHING;
