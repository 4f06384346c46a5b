-- An invoice stays with its lines for the 7 years that tax law asks for (domain/privacy/kept-by-law.ts). Then it may go, whole:
-- until now the lines kept it forever, whatever the privacy policy promised.
CREATE FUNCTION "refuse_invoice_end"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD."issued_at" > now() - interval '7 years' AND EXISTS (SELECT FROM "invoice_lines" WHERE "invoice_id" = OLD."id") THEN
		RAISE EXCEPTION 'An issued invoice stays for 7 years.' USING ERRCODE = 'integrity_constraint_violation';
	END IF;
	RETURN OLD;
END $$;--> statement-breakpoint
CREATE TRIGGER "invoices_stay" BEFORE DELETE ON "invoices" FOR EACH ROW EXECUTE FUNCTION "refuse_invoice_end"();--> statement-breakpoint
-- When its invoice goes, a line goes after it.
CREATE FUNCTION "refuse_line_end"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM "invoices" WHERE "id" = OLD."invoice_id") THEN
		RAISE EXCEPTION 'An issued invoice never changes.' USING ERRCODE = 'integrity_constraint_violation';
	END IF;
	RETURN OLD;
END $$;--> statement-breakpoint
DROP TRIGGER "invoice_lines_never_change" ON "invoice_lines";--> statement-breakpoint
CREATE TRIGGER "invoice_lines_never_change" BEFORE UPDATE ON "invoice_lines" FOR EACH ROW EXECUTE FUNCTION "refuse_invoice_change"();--> statement-breakpoint
CREATE TRIGGER "invoice_lines_stay" BEFORE DELETE ON "invoice_lines" FOR EACH ROW EXECUTE FUNCTION "refuse_line_end"();
