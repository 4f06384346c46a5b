-- The search forgives mistyped words with pg_trgm, which comes with PostgreSQL and which the owner of a database may
-- make, unless whoever runs PostgreSQL does not allow it.
DO $$ BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
	RAISE EXCEPTION 'the database has no extension pg_trgm and does not let it be made (%); please have its administrator run CREATE EXTENSION pg_trgm in it', SQLERRM
		USING ERRCODE = 'GS001';
END $$;
--> statement-breakpoint
-- The words of a text, as the search compares them: without case, accents, full stops and apostrophes.
CREATE FUNCTION words_of(text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT coalesce(array_agg(DISTINCT left(word, 60)), '{}')
	FROM regexp_split_to_table(
		replace(lower(translate(regexp_replace(normalize($1, NFD), '[\u0300-\u036f]', '', 'g'),
			'ØøŁłĐđÐðı.''’‘ʼ`', 'oollddddi')), 'ß', 'ss'),
		'[^[:alnum:]]+') AS word
	WHERE word <> ''
$$;
--> statement-breakpoint
CREATE TABLE "document_tallies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_tallies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"documents" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipment_tallies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipment_tallies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid,
	"status" text NOT NULL,
	"transport_mode" text,
	"shipments" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vocabulary" (
	"word" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vocabulary" ALTER COLUMN "word" TYPE text COLLATE "C";
--> statement-breakpoint
CREATE INDEX "vocabulary_word" ON "vocabulary" USING btree ("word");
--> statement-breakpoint
CREATE INDEX "vocabulary_trigrams" ON "vocabulary" USING gin ("word" gin_trgm_ops);
--> statement-breakpoint
ALTER TABLE "shipments" ALTER COLUMN "tracking_number" TYPE text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "words" tsvector DEFAULT '' NOT NULL;
--> statement-breakpoint
-- A shipment is found by the words of its cities, its cargo and its client.
CREATE FUNCTION write_shipment_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	found text[] := words_of(concat_ws(' ', NEW.origin_city, NEW.destination_city, NEW.cargo_description,
		(SELECT concat_ws(' ', company_name, full_name) FROM profiles WHERE user_id = NEW.user_id)));
BEGIN
	NEW.words := array_to_tsvector(found);
	INSERT INTO vocabulary (word)
		SELECT word FROM unnest(found) AS found_words (word)
		WHERE word ~ '^[^0-9]{3,30}$' AND NOT EXISTS (SELECT FROM vocabulary AS known WHERE known.word = found_words.word);
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER shipments_words BEFORE INSERT OR UPDATE OF origin_city, destination_city, cargo_description, user_id
	ON shipments FOR EACH ROW EXECUTE FUNCTION write_shipment_words();
--> statement-breakpoint
UPDATE shipments SET user_id = user_id;
--> statement-breakpoint
-- A short list of what is not yet in the index: every search reads it to its end.
CREATE INDEX "shipments_words" ON "shipments" USING gin ("words") WITH (gin_pending_list_limit = 256);
--> statement-breakpoint
CREATE FUNCTION rewrite_words_of_client() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE shipments SET user_id = user_id WHERE user_id = NEW.user_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER profiles_words AFTER UPDATE ON profiles FOR EACH ROW
	WHEN ((OLD.company_name, OLD.full_name) IS DISTINCT FROM (NEW.company_name, NEW.full_name))
	EXECUTE FUNCTION rewrite_words_of_client();
--> statement-breakpoint
-- One row per statement and number that it changed, so that nobody waits for a counter.
CREATE FUNCTION tally_new_shipments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO shipment_tallies (user_id, status, transport_mode, shipments)
		SELECT user_id, status, transport_mode, count(*) FROM new_rows GROUP BY 1, 2, 3;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION tally_changed_shipments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO shipment_tallies (user_id, status, transport_mode, shipments)
		SELECT user_id, status, transport_mode, sum(shipments) FROM (
			SELECT user_id, status, transport_mode, -1 AS shipments FROM old_rows
			UNION ALL SELECT user_id, status, transport_mode, 1 FROM new_rows) AS changes
		GROUP BY 1, 2, 3 HAVING sum(shipments) <> 0;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION tally_deleted_shipments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO shipment_tallies (user_id, status, transport_mode, shipments)
		SELECT user_id, status, transport_mode, -count(*) FROM old_rows GROUP BY 1, 2, 3;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER shipments_tally_new AFTER INSERT ON shipments
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_new_shipments();
--> statement-breakpoint
CREATE TRIGGER shipments_tally_changed AFTER UPDATE ON shipments
	REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_changed_shipments();
--> statement-breakpoint
CREATE TRIGGER shipments_tally_deleted AFTER DELETE ON shipments
	REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_deleted_shipments();
--> statement-breakpoint
INSERT INTO shipment_tallies (user_id, status, transport_mode, shipments)
	SELECT user_id, status, transport_mode, count(*) FROM shipments GROUP BY 1, 2, 3;
--> statement-breakpoint
CREATE FUNCTION tally_documents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO document_tallies (documents)
		SELECT CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END FROM changed_rows HAVING count(*) > 0;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER shipping_documents_tally_new AFTER INSERT ON shipping_documents
	REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_documents();
--> statement-breakpoint
CREATE TRIGGER shipping_documents_tally_deleted AFTER DELETE ON shipping_documents
	REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_documents();
--> statement-breakpoint
INSERT INTO document_tallies (documents) SELECT count(*) FROM shipping_documents HAVING count(*) > 0;
--> statement-breakpoint
CREATE INDEX "shipments_by_arrival" ON "shipments" USING btree ((case when "status" in ('delivered', 'cancelled') then 1 else 0 end) asc nulls last,(case when "status" in ('delivered', 'cancelled') then 'infinity' else coalesce("estimated_delivery_date", 'infinity') end) asc nulls last,('epoch'::timestamptz - "created_at") asc nulls last,"id" asc nulls last);
--> statement-breakpoint
CREATE INDEX "shipments_by_change" ON "shipments" USING btree ("updated_at" desc nulls last,"id" desc nulls last);
--> statement-breakpoint
CREATE INDEX "shipments_by_cost" ON "shipments" USING btree ("cost_cents" desc nulls last,"created_at" desc nulls last,"id" desc nulls last);
--> statement-breakpoint
CREATE INDEX "shipments_by_weight" ON "shipments" USING btree ((("cargo_weight" * 1000)::bigint) desc nulls last,"id" desc nulls last);
--> statement-breakpoint
CREATE INDEX "shipments_origin_country" ON "shipments" USING btree ("origin_country");
--> statement-breakpoint
CREATE INDEX "shipments_destination_country" ON "shipments" USING btree ("destination_country");
