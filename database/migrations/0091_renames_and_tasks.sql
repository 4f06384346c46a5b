CREATE TABLE "renamed_clients" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "renamed_clients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"organisation_id" uuid,
	"contact_id" uuid,
	"worked_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "quotes_unanswered";--> statement-breakpoint
DROP INDEX "tasks_open";--> statement-breakpoint
DROP INDEX "tasks_open_of_owner";--> statement-breakpoint
DROP INDEX "tasks_open_of_nobody";--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "cancelled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- The domains of the e-mail addresses in a text, in lower case.
CREATE FUNCTION mail_domains(text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT coalesce(array_agg(DISTINCT lower(found[1])), '{}')
	FROM regexp_matches($1, '@([A-Za-z0-9][A-Za-z0-9.-]*[A-Za-z0-9])', 'g') AS found
$$;
--> statement-breakpoint
CREATE INDEX "mail_outbox_of_recipient" ON "mail_outbox" USING btree (lower("recipient"));--> statement-breakpoint
CREATE INDEX "mail_outbox_domains" ON "mail_outbox" USING gin (mail_domains("text"));--> statement-breakpoint
-- Standard tasks of cancelled shipments leave the index of open tasks, and return with the shipment.
CREATE FUNCTION cancel_task() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.cancelled := NEW.template_key IS NOT NULL
		AND EXISTS (SELECT FROM shipments WHERE id = NEW.shipment_id AND status = 'cancelled');
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER tasks_cancelled BEFORE INSERT ON tasks FOR EACH ROW EXECUTE FUNCTION cancel_task();
--> statement-breakpoint
CREATE FUNCTION cancel_tasks_of_shipment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE tasks SET cancelled = (NEW.status = 'cancelled') WHERE shipment_id = NEW.id AND template_key IS NOT NULL;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER shipments_tasks AFTER UPDATE OF status ON shipments FOR EACH ROW
	WHEN ((NEW.status = 'cancelled') <> (OLD.status = 'cancelled')) EXECUTE FUNCTION cancel_tasks_of_shipment();
--> statement-breakpoint
UPDATE "tasks" SET "cancelled" = true FROM "shipments"
	WHERE "shipments"."id" = "tasks"."shipment_id" AND "shipments"."status" = 'cancelled' AND "tasks"."template_key" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "tasks_open" ON "tasks" USING btree (coalesce("computed_due_at", 'infinity'),"id") WHERE "tasks"."done_at" is null and not "tasks"."cancelled";--> statement-breakpoint
CREATE INDEX "tasks_open_of_owner" ON "tasks" USING btree ("owner_id",coalesce("computed_due_at", 'infinity'),"id") WHERE "tasks"."done_at" is null and not "tasks"."cancelled" and "tasks"."owner_id" is not null;--> statement-breakpoint
CREATE INDEX "tasks_open_of_nobody" ON "tasks" USING btree (coalesce("computed_due_at", 'infinity'),"id") WHERE "tasks"."done_at" is null and not "tasks"."cancelled" and "tasks"."owner_id" is null;
--> statement-breakpoint
-- Of a large client, a job rewrites the words in batches: one statement would lock all its shipments for minutes.
CREATE OR REPLACE FUNCTION rewrite_words_of_organisation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (SELECT count(*) FROM (SELECT FROM shipments WHERE organisation_id = NEW.id LIMIT 1001) AS found) <= 1000 THEN
		UPDATE shipments SET organisation_id = organisation_id WHERE organisation_id = NEW.id;
	ELSE
		INSERT INTO renamed_clients (organisation_id) VALUES (NEW.id);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION rewrite_words_of_client() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	own uuid[] := ARRAY(SELECT organisation_id FROM members WHERE user_id = NEW.user_id);
BEGIN
	IF (SELECT count(*) FROM (SELECT FROM shipments
			WHERE contact_id = NEW.user_id OR (contact_id IS NULL AND organisation_id = ANY(own)) LIMIT 1001) AS found) <= 1000 THEN
		UPDATE shipments SET organisation_id = organisation_id
			WHERE contact_id = NEW.user_id OR (contact_id IS NULL AND organisation_id = ANY(own));
	ELSE
		INSERT INTO renamed_clients (organisation_id) SELECT unnest(own);
		INSERT INTO renamed_clients (contact_id) VALUES (NEW.user_id);
	END IF;
	RETURN NULL;
END $$;
