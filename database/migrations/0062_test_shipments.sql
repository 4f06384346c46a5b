CREATE TABLE "test_runs" (
	"shipment_id" uuid PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"steps" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "test_organisation_id" uuid;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "test_of" uuid;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "test_runs" ADD CONSTRAINT "test_runs_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_test_organisation_id_organisations_id_fk" FOREIGN KEY ("test_organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisations" ADD CONSTRAINT "organisations_test_of_organisations_id_fk" FOREIGN KEY ("test_of") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_by_test_organisation" ON "api_keys" USING btree ("test_organisation_id") WHERE "api_keys"."test_organisation_id" is not null;--> statement-breakpoint
CREATE INDEX "organisations_test" ON "organisations" USING btree ("id") WHERE "organisations"."test";--> statement-breakpoint
ALTER TABLE "organisations" ADD CONSTRAINT "organisations_test_of_unique" UNIQUE("test_of");
--> statement-breakpoint
-- Test shipments are in no counter and not among the words of searches.
CREATE OR REPLACE FUNCTION tally_new_shipments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO shipment_counters (organisation_id, status, transport_mode, shipments)
		SELECT organisation_id, status, transport_mode, count(*) FROM new_rows WHERE NOT test GROUP BY 1, 2, 3;
	INSERT INTO status_counters (status, transport_mode, shipments)
		SELECT status, transport_mode, count(*) FROM new_rows WHERE NOT test GROUP BY 1, 2;
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
	-- What changed no client's numbers changed none without clients.
	IF FOUND THEN
		INSERT INTO status_counters (status, transport_mode, shipments)
			SELECT status, transport_mode, sum(shipments) FROM (
				SELECT status, transport_mode, -1 AS shipments FROM old_rows WHERE NOT test
				UNION ALL SELECT status, transport_mode, 1 FROM new_rows WHERE NOT test) AS changes
			GROUP BY 1, 2 HAVING sum(shipments) <> 0;
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
	INSERT INTO spending_counters (organisation_id, month, shipments, cost_cents)
		SELECT organisation_id, date_trunc('month', created_at at time zone 'UTC'), -count(*), -sum(cost_cents)
		FROM old_rows WHERE organisation_id IS NOT NULL AND NOT test GROUP BY 1, 2;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION write_shipment_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	found text[];
BEGIN
	IF NEW.test THEN RETURN NEW; END IF;
	found := words_of(concat_ws(' ', NEW.origin_city, NEW.destination_city, NEW.cargo_description,
		(SELECT name FROM organisations WHERE id = NEW.organisation_id),
		(SELECT full_name FROM profiles WHERE user_id = coalesce(NEW.contact_id, (
			SELECT user_id FROM members WHERE organisation_id = NEW.organisation_id AND joined_at IS NOT NULL
			ORDER BY 'manage' = ANY(permissions) DESC, created_at, id LIMIT 1)))));
	NEW.words := array_to_tsvector(found);
	INSERT INTO search_terms (word)
		SELECT word FROM unnest(found) AS found_words (word)
		WHERE word ~ '^[^0-9]{3,30}$' AND NOT EXISTS (SELECT FROM search_terms AS known WHERE known.word = found_words.word);
	RETURN NEW;
END $$;
