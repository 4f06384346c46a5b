CREATE TABLE "client_counters" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "client_counters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"organisation_id" uuid NOT NULL,
	"shipments" integer NOT NULL
);

--> statement-breakpoint
-- Until the migration commits, no shipment is written that neither the sums below nor the new triggers would count.
LOCK TABLE "shipments" IN SHARE MODE;
--> statement-breakpoint
INSERT INTO "client_counters" ("organisation_id", "shipments")
	SELECT organisation_id, sum(shipments) FROM shipment_counters
	WHERE organisation_id IS NOT NULL GROUP BY 1 HAVING sum(shipments) <> 0;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tally_new_shipments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO shipment_counters (organisation_id, status, transport_mode, shipments)
		SELECT organisation_id, status, transport_mode, count(*) FROM new_rows WHERE NOT test GROUP BY 1, 2, 3;
	INSERT INTO status_counters (status, transport_mode, shipments)
		SELECT status, transport_mode, count(*) FROM new_rows WHERE NOT test GROUP BY 1, 2;
	INSERT INTO client_counters (organisation_id, shipments)
		SELECT organisation_id, count(*) FROM new_rows WHERE organisation_id IS NOT NULL AND NOT test GROUP BY 1;
	INSERT INTO spending_counters (organisation_id, month, shipments, cost_cents)
		SELECT organisation_id, date_trunc('month', created_at at time zone 'UTC'), count(*), sum(cost_cents)
		FROM new_rows WHERE organisation_id IS NOT NULL AND NOT test GROUP BY 1, 2;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tally_changed_shipments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO shipment_counters (organisation_id, status, transport_mode, shipments)
		SELECT organisation_id, status, transport_mode, sum(shipments) FROM (
			SELECT organisation_id, status, transport_mode, -1 AS shipments FROM old_rows WHERE NOT test
			UNION ALL SELECT organisation_id, status, transport_mode, 1 FROM new_rows WHERE NOT test) AS changes
		GROUP BY 1, 2, 3 HAVING sum(shipments) <> 0;
	-- What changed no client's numbers changed none without clients, or without statuses.
	IF FOUND THEN
		INSERT INTO status_counters (status, transport_mode, shipments)
			SELECT status, transport_mode, sum(shipments) FROM (
				SELECT status, transport_mode, -1 AS shipments FROM old_rows WHERE NOT test
				UNION ALL SELECT status, transport_mode, 1 FROM new_rows WHERE NOT test) AS changes
			GROUP BY 1, 2 HAVING sum(shipments) <> 0;
		INSERT INTO client_counters (organisation_id, shipments)
			SELECT organisation_id, sum(shipments) FROM (
				SELECT organisation_id, -1 AS shipments FROM old_rows WHERE NOT test
				UNION ALL SELECT organisation_id, 1 FROM new_rows WHERE NOT test) AS changes
			WHERE organisation_id IS NOT NULL GROUP BY 1 HAVING sum(shipments) <> 0;
	END IF;
	INSERT INTO spending_counters (organisation_id, month, shipments, cost_cents)
		SELECT organisation_id, date_trunc('month', created_at at time zone 'UTC'), sum(shipments), sum(cost_cents) FROM (
			SELECT organisation_id, created_at, -1 AS shipments, -cost_cents AS cost_cents FROM old_rows WHERE NOT test
			UNION ALL SELECT organisation_id, created_at, 1, cost_cents FROM new_rows WHERE NOT test) AS changes
		WHERE organisation_id IS NOT NULL GROUP BY 1, 2 HAVING sum(shipments) <> 0 OR sum(cost_cents) <> 0;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tally_deleted_shipments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO shipment_counters (organisation_id, status, transport_mode, shipments)
		SELECT organisation_id, status, transport_mode, -count(*) FROM old_rows WHERE NOT test GROUP BY 1, 2, 3;
	INSERT INTO status_counters (status, transport_mode, shipments)
		SELECT status, transport_mode, -count(*) FROM old_rows WHERE NOT test GROUP BY 1, 2;
	INSERT INTO client_counters (organisation_id, shipments)
		SELECT organisation_id, -count(*) FROM old_rows WHERE organisation_id IS NOT NULL AND NOT test GROUP BY 1;
	INSERT INTO spending_counters (organisation_id, month, shipments, cost_cents)
		SELECT organisation_id, date_trunc('month', created_at at time zone 'UTC'), -count(*), -sum(cost_cents)
		FROM old_rows WHERE organisation_id IS NOT NULL AND NOT test GROUP BY 1, 2;
	RETURN NULL;
END $$;
