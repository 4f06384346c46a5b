CREATE TABLE "spending_tallies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "spending_tallies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"month" date NOT NULL,
	"shipments" integer NOT NULL,
	"cost_cents" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "spending_tallies_of_client" ON "spending_tallies" USING btree ("user_id","month");--> statement-breakpoint
CREATE INDEX "shipment_tallies_of_client" ON "shipment_tallies" USING btree ("user_id");
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tally_new_shipments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO shipment_tallies (user_id, status, transport_mode, shipments)
		SELECT user_id, status, transport_mode, count(*) FROM new_rows GROUP BY 1, 2, 3;
	INSERT INTO status_tallies (status, transport_mode, shipments)
		SELECT status, transport_mode, count(*) FROM new_rows GROUP BY 1, 2;
	INSERT INTO spending_tallies (user_id, month, shipments, cost_cents)
		SELECT user_id, date_trunc('month', created_at at time zone 'UTC'), count(*), sum(cost_cents)
		FROM new_rows WHERE user_id IS NOT NULL GROUP BY 1, 2;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tally_changed_shipments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO shipment_tallies (user_id, status, transport_mode, shipments)
		SELECT user_id, status, transport_mode, sum(shipments) FROM (
			SELECT user_id, status, transport_mode, -1 AS shipments FROM old_rows
			UNION ALL SELECT user_id, status, transport_mode, 1 FROM new_rows) AS changes
		GROUP BY 1, 2, 3 HAVING sum(shipments) <> 0;
	-- What changed no client's numbers changed none without clients.
	IF FOUND THEN
		INSERT INTO status_tallies (status, transport_mode, shipments)
			SELECT status, transport_mode, sum(shipments) FROM (
				SELECT status, transport_mode, -1 AS shipments FROM old_rows
				UNION ALL SELECT status, transport_mode, 1 FROM new_rows) AS changes
			GROUP BY 1, 2 HAVING sum(shipments) <> 0;
	END IF;
	INSERT INTO spending_tallies (user_id, month, shipments, cost_cents)
		SELECT user_id, date_trunc('month', created_at at time zone 'UTC'), sum(shipments), sum(cost_cents) FROM (
			SELECT user_id, created_at, -1 AS shipments, -cost_cents AS cost_cents FROM old_rows
			UNION ALL SELECT user_id, created_at, 1, cost_cents FROM new_rows) AS changes
		WHERE user_id IS NOT NULL GROUP BY 1, 2 HAVING sum(shipments) <> 0 OR sum(cost_cents) <> 0;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tally_deleted_shipments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO shipment_tallies (user_id, status, transport_mode, shipments)
		SELECT user_id, status, transport_mode, -count(*) FROM old_rows GROUP BY 1, 2, 3;
	INSERT INTO status_tallies (status, transport_mode, shipments)
		SELECT status, transport_mode, -count(*) FROM old_rows GROUP BY 1, 2;
	INSERT INTO spending_tallies (user_id, month, shipments, cost_cents)
		SELECT user_id, date_trunc('month', created_at at time zone 'UTC'), -count(*), -sum(cost_cents)
		FROM old_rows WHERE user_id IS NOT NULL GROUP BY 1, 2;
	RETURN NULL;
END $$;
--> statement-breakpoint
INSERT INTO spending_tallies (user_id, month, shipments, cost_cents)
	SELECT user_id, date_trunc('month', created_at at time zone 'UTC'), count(*), sum(cost_cents)
	FROM shipments WHERE user_id IS NOT NULL GROUP BY 1, 2;
