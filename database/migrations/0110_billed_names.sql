CREATE TABLE "billed_names" (
	"organisation_id" uuid NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "billed_names_organisation_id_name_pk" PRIMARY KEY("organisation_id","name")
);
--> statement-breakpoint
ALTER TABLE "billed_names" ADD CONSTRAINT "billed_names_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billed_names_search" ON "billed_names" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE FUNCTION add_billed_name() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	billed text := coalesce(NEW.billed_to->>'company_name', NEW.billed_to->>'full_name');
BEGIN
	-- Nearly all names are known, and reading is cheaper than a conflict.
	IF NOT EXISTS (SELECT FROM billed_names WHERE organisation_id = NEW.organisation_id AND name = billed) THEN
		INSERT INTO billed_names (organisation_id, name) VALUES (NEW.organisation_id, billed) ON CONFLICT DO NOTHING;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoices_billed_name AFTER INSERT OR UPDATE OF organisation_id ON invoices FOR EACH ROW
	WHEN (NEW.organisation_id IS NOT NULL AND coalesce(NEW.billed_to->>'company_name', NEW.billed_to->>'full_name') IS NOT NULL)
	EXECUTE FUNCTION add_billed_name();
