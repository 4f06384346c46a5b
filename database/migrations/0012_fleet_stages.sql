CREATE TABLE "status_tallies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "status_tallies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"status" text NOT NULL,
	"transport_mode" text,
	"shipments" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "shipments_of_stage" ON "shipments" USING btree ((case when "status" in ('delivered', 'cancelled') then 1 else 0 end),"created_at" desc nulls last,"id" desc nulls last);--> statement-breakpoint
CREATE INDEX "shipments_of_stage_by_change" ON "shipments" USING btree ((case when "status" in ('delivered', 'cancelled') then 1 else 0 end),"updated_at" desc nulls last,"id" desc nulls last);--> statement-breakpoint
CREATE INDEX "shipments_active" ON "shipments" USING btree ("status","transport_mode") WHERE (case when "shipments"."status" in ('delivered', 'cancelled') then 1 else 0 end) = 0;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tally_new_shipments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO shipment_tallies (user_id, status, transport_mode, shipments)
		SELECT user_id, status, transport_mode, count(*) FROM new_rows GROUP BY 1, 2, 3;
	INSERT INTO status_tallies (status, transport_mode, shipments)
		SELECT status, transport_mode, count(*) FROM new_rows GROUP BY 1, 2;
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
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tally_deleted_shipments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO shipment_tallies (user_id, status, transport_mode, shipments)
		SELECT user_id, status, transport_mode, -count(*) FROM old_rows GROUP BY 1, 2, 3;
	INSERT INTO status_tallies (status, transport_mode, shipments)
		SELECT status, transport_mode, -count(*) FROM old_rows GROUP BY 1, 2;
	RETURN NULL;
END $$;
--> statement-breakpoint
INSERT INTO status_tallies (status, transport_mode, shipments)
	SELECT status, transport_mode, sum(shipments) FROM shipment_tallies GROUP BY 1, 2 HAVING sum(shipments) <> 0;
