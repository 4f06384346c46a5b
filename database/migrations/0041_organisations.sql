CREATE TABLE "members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"permissions" text[] NOT NULL,
	"invited_by" uuid,
	"joined_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "members_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "members_permissions" CHECK ("members"."permissions" <@ array['view', 'book', 'money', 'manage'])
);

--> statement-breakpoint
CREATE TABLE "organisations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"roles" text[] DEFAULT '{customer}' NOT NULL,
	"vat_id" text,
	"eori" text,
	"scac" text,
	"iata_prefix" text,
	"currency" text DEFAULT 'USD' NOT NULL,
	"payment_terms_days" integer DEFAULT 30 NOT NULL,
	"credit_limit_cents" bigint,
	"credit_status" text DEFAULT 'good' NOT NULL,
	"addresses" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"contacts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"parent_id" uuid,
	"merged_into" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "organisations_credit_status" CHECK ("organisations"."credit_status" in ('good', 'watch', 'hold')),
	CONSTRAINT "organisations_currency" CHECK ("organisations"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "organisations_credit_limit" CHECK ("organisations"."credit_limit_cents" >= 0),
	CONSTRAINT "organisations_parent" CHECK ("organisations"."parent_id" <> "organisations"."id")
);

--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "organisations" ADD CONSTRAINT "organisations_parent_id_organisations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."organisations"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "organisations" ADD CONSTRAINT "organisations_merged_into_organisations_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."organisations"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "members_of_organisation" ON "members" USING btree ("organisation_id");
--> statement-breakpoint
CREATE INDEX "organisations_newest" ON "organisations" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "organisations_by_name" ON "organisations" USING btree (lower("name"),"id");
--> statement-breakpoint
CREATE INDEX "organisations_of_parent" ON "organisations" USING btree ("parent_id") WHERE "organisations"."parent_id" is not null;
--> statement-breakpoint
CREATE INDEX "organisations_merged_into" ON "organisations" USING btree ("merged_into") WHERE "organisations"."merged_into" is not null;
--> statement-breakpoint
-- Everyone but staff gets an organisation under their own id, so that what refers to a customer stays as it is and columns are
-- only renamed. Staff get one if they have booked.
INSERT INTO "organisations" ("id", "name", "created_at", "updated_at")
	SELECT user_id, coalesce(nullif(btrim(company_name), ''), full_name), created_at, now() FROM profiles
	WHERE role IN ('customer', 'driver')
		OR EXISTS (SELECT FROM shipments WHERE shipments.user_id = profiles.user_id)
		OR EXISTS (SELECT FROM invoices WHERE invoices.user_id = profiles.user_id)
		OR user_id IN (SELECT quotes.user_id FROM quotes);
--> statement-breakpoint
INSERT INTO "members" ("id", "organisation_id", "user_id", "permissions", "joined_at", "created_at")
	SELECT id, id, id, array['view', 'book', 'money', 'manage'], created_at, created_at FROM organisations;
--> statement-breakpoint
CREATE INDEX "quotes_of_organisation" ON "quotes" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
ALTER TABLE "shipment_counters" RENAME COLUMN "user_id" TO "organisation_id";
--> statement-breakpoint
ALTER TABLE "spending_counters" RENAME COLUMN "user_id" TO "organisation_id";
--> statement-breakpoint
DO $$
DECLARE
	found record;
BEGIN
	FOR found IN
		SELECT p.oid FROM pg_proc p
		WHERE p.pronamespace = 'public'::regnamespace
			AND p.proname IN ('tally_new_shipments', 'tally_changed_shipments', 'tally_deleted_shipments')
	LOOP
		EXECUTE regexp_replace(pg_get_functiondef(found.oid), '\muser_id\M', 'organisation_id', 'g');
	END LOOP;
END $$;
--> statement-breakpoint
ALTER TABLE "quotes" RENAME COLUMN "user_id" TO "organisation_id";
--> statement-breakpoint
ALTER TABLE "quotes" DROP CONSTRAINT "quotes_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoices" RENAME COLUMN "user_id" TO "organisation_id";
--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shipments" RENAME COLUMN "user_id" TO "organisation_id";
--> statement-breakpoint
ALTER TABLE "shipments" DROP CONSTRAINT "shipments_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "contact_id" uuid CONSTRAINT "shipments_contact_id_users_id_fk" REFERENCES "public"."users"("id") ON DELETE set null;
--> statement-breakpoint
CREATE INDEX "shipments_of_contact" ON "shipments" USING btree ("contact_id") WHERE "shipments"."contact_id" is not null;
--> statement-breakpoint
-- The person to contact at the customer: the one recorded, otherwise the organisation's first manager.
CREATE OR REPLACE FUNCTION write_shipment_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	found text[] := words_of(concat_ws(' ', NEW.origin_city, NEW.destination_city, NEW.cargo_description,
		(SELECT name FROM organisations WHERE id = NEW.organisation_id),
		(SELECT full_name FROM profiles WHERE user_id = coalesce(NEW.contact_id, (
			SELECT user_id FROM members WHERE organisation_id = NEW.organisation_id AND joined_at IS NOT NULL
			ORDER BY 'manage' = ANY(permissions) DESC, created_at, id LIMIT 1)))));
BEGIN
	NEW.words := array_to_tsvector(found);
	INSERT INTO search_terms (word)
		SELECT word FROM unnest(found) AS found_words (word)
		WHERE word ~ '^[^0-9]{3,30}$' AND NOT EXISTS (SELECT FROM search_terms AS known WHERE known.word = found_words.word);
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION rewrite_words_of_client() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE shipments SET organisation_id = organisation_id
		WHERE contact_id = NEW.user_id
			OR (contact_id IS NULL AND organisation_id IN (SELECT organisation_id FROM members WHERE user_id = NEW.user_id));
	RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER profiles_words ON profiles;
--> statement-breakpoint
CREATE TRIGGER profiles_words AFTER UPDATE OF full_name ON profiles FOR EACH ROW
	WHEN (OLD.full_name IS DISTINCT FROM NEW.full_name)
	EXECUTE FUNCTION rewrite_words_of_client();
--> statement-breakpoint
CREATE FUNCTION rewrite_words_of_organisation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE shipments SET organisation_id = organisation_id WHERE organisation_id = NEW.id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER organisations_words AFTER UPDATE OF name ON organisations FOR EACH ROW
	WHEN (OLD.name IS DISTINCT FROM NEW.name)
	EXECUTE FUNCTION rewrite_words_of_organisation();
