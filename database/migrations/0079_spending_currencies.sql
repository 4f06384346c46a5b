ALTER TABLE "spending_counters" ADD COLUMN "currency" text DEFAULT 'USD' NOT NULL;
--> statement-breakpoint
-- Without a default, servers of the former version can't merge the rows of several currencies: their compaction fails until they are replaced.
ALTER TABLE "spending_counters" ALTER COLUMN "currency" DROP DEFAULT;
--> statement-breakpoint
-- Until the migration commits, no shipment is written that neither the statement below nor the new triggers would count.
LOCK TABLE "shipments" IN SHARE MODE;
--> statement-breakpoint
-- Moves what was counted in other currencies out of the sums in US dollars.
INSERT INTO "spending_counters" ("organisation_id", "month", "currency", "shipments", "cost_cents")
	SELECT organisation_id, month, unnest(ARRAY[currency, 'USD']), unnest(ARRAY[shipments, -shipments]), unnest(ARRAY[cost_cents, -cost_cents])
	FROM (
		SELECT organisation_id, date_trunc('month', created_at at time zone 'UTC') AS month, currency,
			count(*) AS shipments, sum(cost_cents) AS cost_cents
		FROM shipments WHERE organisation_id IS NOT NULL AND NOT test AND currency <> 'USD' GROUP BY 1, 2, 3) AS foreign_bookings;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tally_new_shipments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO shipment_counters (organisation_id, status, transport_mode, shipments)
		SELECT organisation_id, status, transport_mode, count(*) FROM new_rows WHERE NOT test GROUP BY 1, 2, 3;
	INSERT INTO status_counters (status, transport_mode, shipments)
		SELECT status, transport_mode, count(*) FROM new_rows WHERE NOT test GROUP BY 1, 2;
	INSERT INTO client_counters (organisation_id, shipments)
		SELECT organisation_id, count(*) FROM new_rows WHERE organisation_id IS NOT NULL AND NOT test GROUP BY 1;
	INSERT INTO spending_counters (organisation_id, month, currency, shipments, cost_cents)
		SELECT organisation_id, date_trunc('month', created_at at time zone 'UTC'), currency, count(*), sum(cost_cents)
		FROM new_rows WHERE organisation_id IS NOT NULL AND NOT test GROUP BY 1, 2, 3;
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
	INSERT INTO spending_counters (organisation_id, month, currency, shipments, cost_cents)
		SELECT organisation_id, date_trunc('month', created_at at time zone 'UTC'), currency, sum(shipments), sum(cost_cents) FROM (
			SELECT organisation_id, created_at, currency, -1 AS shipments, -cost_cents AS cost_cents FROM old_rows WHERE NOT test
			UNION ALL SELECT organisation_id, created_at, currency, 1, cost_cents FROM new_rows WHERE NOT test) AS changes
		WHERE organisation_id IS NOT NULL GROUP BY 1, 2, 3 HAVING sum(shipments) <> 0 OR sum(cost_cents) <> 0;
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
	INSERT INTO spending_counters (organisation_id, month, currency, shipments, cost_cents)
		SELECT organisation_id, date_trunc('month', created_at at time zone 'UTC'), currency, -count(*), -sum(cost_cents)
		FROM old_rows WHERE organisation_id IS NOT NULL AND NOT test GROUP BY 1, 2, 3;
	RETURN NULL;
END $$;
