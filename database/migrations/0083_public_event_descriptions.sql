-- Visitors see the descriptions of events. Those of milestones ended in the number of the container and the facility. The event of a
-- milestone has the id of the milestone. Descriptions that staff changed stay.
UPDATE "tracking_events" SET "description" = left("description", -length("suffix"))
	FROM (
		SELECT "id", ', ' || concat_ws(', ', nullif(CASE WHEN "object_kind" = 'equipment' THEN "equipment_number" END, ''), nullif("facility", '')) AS "suffix"
		FROM "milestones" WHERE "classifier" = 'ACT' AND ("object_kind" = 'equipment' OR "facility" <> '')
	) AS "reported"
	WHERE "tracking_events"."id" = "reported"."id" AND "suffix" <> ', ' AND right("description", length("suffix")) = "suffix";
