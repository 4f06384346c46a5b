CREATE TABLE "deleted_records" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deleted_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"record_id" text NOT NULL,
	"scope_id" uuid,
	"branch_id" uuid,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "amendments" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_documents" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "shipment_charges" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "legal_entities" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "charge_codes" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "rate_zones" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "tariffs" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "share_links" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "console_views" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "deleted_records_of_kind" ON "deleted_records" USING btree ("kind","deleted_at");--> statement-breakpoint
CREATE INDEX "deleted_records_of_scope" ON "deleted_records" USING btree ("scope_id","kind","deleted_at");--> statement-breakpoint
CREATE INDEX "deleted_records_by_age" ON "deleted_records" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "shipping_documents_by_change" ON "shipping_documents" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "invoices_by_change" ON "invoices" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "quotes_by_change" ON "quotes" USING btree ("updated_at");
--> statement-breakpoint
-- Where a statement leaves `updated_at` as it was.
CREATE FUNCTION touch_updated_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.updated_at IS NOT DISTINCT FROM OLD.updated_at THEN NEW.updated_at := now(); END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER address_book_contacts_touch BEFORE UPDATE ON address_book_contacts FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
--> statement-breakpoint
CREATE TRIGGER amendments_touch BEFORE UPDATE ON amendments FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
--> statement-breakpoint
CREATE TRIGGER api_keys_touch BEFORE UPDATE ON api_keys FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
--> statement-breakpoint
CREATE TRIGGER booking_templates_touch BEFORE UPDATE ON booking_templates FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
--> statement-breakpoint
CREATE TRIGGER branches_touch BEFORE UPDATE ON branches FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
--> statement-breakpoint
CREATE TRIGGER carrier_bookings_touch BEFORE UPDATE ON carrier_bookings FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
--> statement-breakpoint
CREATE TRIGGER charge_codes_touch BEFORE UPDATE ON charge_codes FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
--> statement-breakpoint
CREATE TRIGGER console_views_touch BEFORE UPDATE ON console_views FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
--> statement-breakpoint
CREATE TRIGGER devices_touch BEFORE UPDATE ON devices FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
--> statement-breakpoint
CREATE TRIGGER imports_touch BEFORE UPDATE ON imports FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
--> statement-breakpoint
CREATE TRIGGER invoices_touch BEFORE UPDATE ON invoices FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
--> statement-breakpoint
CREATE TRIGGER legal_entities_touch BEFORE UPDATE ON legal_entities FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
--> statement-breakpoint
CREATE TRIGGER members_touch BEFORE UPDATE ON members FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
--> statement-breakpoint
CREATE TRIGGER notifications_touch BEFORE UPDATE ON notifications FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
--> statement-breakpoint
CREATE TRIGGER organisations_touch BEFORE UPDATE ON organisations FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
--> statement-breakpoint
CREATE TRIGGER profiles_touch BEFORE UPDATE ON profiles FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
--> statement-breakpoint
CREATE TRIGGER quotes_touch BEFORE UPDATE ON quotes FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
--> statement-breakpoint
CREATE TRIGGER rate_zones_touch BEFORE UPDATE ON rate_zones FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
--> statement-breakpoint
CREATE TRIGGER share_links_touch BEFORE UPDATE ON share_links FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
--> statement-breakpoint
CREATE TRIGGER shipment_charges_touch BEFORE UPDATE ON shipment_charges FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
--> statement-breakpoint
CREATE TRIGGER shipping_documents_touch BEFORE UPDATE ON shipping_documents FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
--> statement-breakpoint
CREATE TRIGGER tariffs_touch BEFORE UPDATE ON tariffs FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
--> statement-breakpoint
CREATE TRIGGER webhook_deliveries_touch BEFORE UPDATE ON webhook_deliveries FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
--> statement-breakpoint
CREATE TRIGGER webhooks_touch BEFORE UPDATE ON webhooks FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
--> statement-breakpoint
-- What the list of people shows is in several tables.
CREATE FUNCTION touch_profile() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed jsonb := to_jsonb(CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END);
BEGIN
	UPDATE profiles SET updated_at = now() WHERE user_id = (changed ->> TG_ARGV[0])::uuid;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_touch_profile AFTER UPDATE OF email, deactivated_at ON users FOR EACH ROW EXECUTE FUNCTION touch_profile('id');
--> statement-breakpoint
CREATE TRIGGER user_roles_touch_profile AFTER INSERT OR UPDATE ON user_roles FOR EACH ROW EXECUTE FUNCTION touch_profile('user_id');
--> statement-breakpoint
CREATE TRIGGER members_touch_profile AFTER INSERT OR UPDATE OR DELETE ON members FOR EACH ROW EXECUTE FUNCTION touch_profile('user_id');
--> statement-breakpoint
-- Arguments: the kind, the column that identifies the record, and the column whose lists had it, if any.
CREATE FUNCTION record_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	gone text;
	scope uuid;
BEGIN
	EXECUTE format('SELECT ($1).%I::text', TG_ARGV[1]) INTO gone USING OLD;
	IF TG_NARGS > 2 THEN EXECUTE format('SELECT ($1).%I', TG_ARGV[2]) INTO scope USING OLD; END IF;
	INSERT INTO deleted_records (kind, record_id, scope_id) VALUES (TG_ARGV[0], gone, scope);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER profiles_deletion AFTER DELETE ON profiles FOR EACH ROW EXECUTE FUNCTION record_deletion('people', 'user_id');
--> statement-breakpoint
CREATE TRIGGER contact_messages_deletion AFTER DELETE ON contact_messages FOR EACH ROW EXECUTE FUNCTION record_deletion('contact_messages', 'id');
--> statement-breakpoint
CREATE TRIGGER job_applications_deletion AFTER DELETE ON job_applications FOR EACH ROW EXECUTE FUNCTION record_deletion('job_applications', 'id');
--> statement-breakpoint
CREATE TRIGGER quotes_deletion AFTER DELETE ON quotes FOR EACH ROW EXECUTE FUNCTION record_deletion('quotes', 'id', 'organisation_id');
--> statement-breakpoint
CREATE TRIGGER imports_deletion AFTER DELETE ON imports FOR EACH ROW EXECUTE FUNCTION record_deletion('imports', 'id');
--> statement-breakpoint
CREATE TRIGGER tariffs_deletion AFTER DELETE ON tariffs FOR EACH ROW EXECUTE FUNCTION record_deletion('tariffs', 'id');
--> statement-breakpoint
CREATE TRIGGER members_deletion AFTER DELETE ON members FOR EACH ROW EXECUTE FUNCTION record_deletion('members', 'id', 'organisation_id');
--> statement-breakpoint
CREATE TRIGGER address_book_contacts_deletion AFTER DELETE ON address_book_contacts FOR EACH ROW EXECUTE FUNCTION record_deletion('contacts', 'id', 'organisation_id');
--> statement-breakpoint
CREATE TRIGGER booking_templates_deletion AFTER DELETE ON booking_templates FOR EACH ROW EXECUTE FUNCTION record_deletion('booking_templates', 'id', 'organisation_id');
--> statement-breakpoint
CREATE TRIGGER webhooks_deletion AFTER DELETE ON webhooks FOR EACH ROW EXECUTE FUNCTION record_deletion('webhooks', 'id', 'organisation_id');
--> statement-breakpoint
CREATE TRIGGER console_views_deletion AFTER DELETE ON console_views FOR EACH ROW EXECUTE FUNCTION record_deletion('views', 'name', 'user_id');
--> statement-breakpoint
CREATE TRIGGER share_links_deletion AFTER DELETE ON share_links FOR EACH ROW EXECUTE FUNCTION record_deletion('share_links', 'id', 'shipment_id');
--> statement-breakpoint
CREATE TRIGGER tracking_events_deletion AFTER DELETE ON tracking_events FOR EACH ROW EXECUTE FUNCTION record_deletion('milestones', 'id', 'shipment_id');
--> statement-breakpoint
CREATE TRIGGER sessions_deletion AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION record_deletion('sessions', 'id', 'user_id');
--> statement-breakpoint
CREATE TRIGGER organisations_deletion AFTER DELETE ON organisations FOR EACH ROW WHEN (OLD.merged_into IS NULL) EXECUTE FUNCTION record_deletion('organisations', 'id');
--> statement-breakpoint
CREATE TRIGGER organisations_merge AFTER UPDATE OF merged_into ON organisations FOR EACH ROW
	WHEN (OLD.merged_into IS NULL AND NEW.merged_into IS NOT NULL) EXECUTE FUNCTION record_deletion('organisations', 'id');
--> statement-breakpoint
CREATE TRIGGER shipment_charges_deletion AFTER DELETE ON shipment_charges FOR EACH ROW EXECUTE FUNCTION record_deletion('charges', 'charge_order', 'shipment_id');
--> statement-breakpoint
-- Keys of an organisation, not their access tokens.
CREATE TRIGGER api_keys_deletion AFTER DELETE ON api_keys FOR EACH ROW
	WHEN (OLD.parent_id IS NULL AND OLD.organisation_id IS NOT NULL) EXECUTE FUNCTION record_deletion('api_keys', 'id', 'organisation_id');
--> statement-breakpoint
-- Keys of staff are in no organisation's list.
CREATE TRIGGER api_keys_of_staff_deletion AFTER DELETE ON api_keys FOR EACH ROW
	WHEN (OLD.parent_id IS NULL AND OLD.organisation_id IS NULL) EXECUTE FUNCTION record_deletion('api_keys', 'id', 'user_id');
--> statement-breakpoint
CREATE FUNCTION record_removed_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO deleted_records (kind, record_id, scope_id)
		SELECT 'tariff_lines', now_rows.line::text, now_rows.tariff_id FROM new_rows AS now_rows
		JOIN old_rows USING (tariff_id, line) WHERE now_rows.removed_in IS NOT NULL AND old_rows.removed_in IS NULL;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tariff_lines_removal AFTER UPDATE ON tariff_lines
	REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_removed_lines();
--> statement-breakpoint
CREATE FUNCTION record_invoice_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO deleted_records (kind, record_id, scope_id, branch_id)
		VALUES ('invoices', OLD.number, OLD.organisation_id, (SELECT branch_id FROM shipments WHERE id = OLD.shipment_id));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoices_deletion AFTER DELETE ON invoices FOR EACH ROW EXECUTE FUNCTION record_invoice_deletion();
--> statement-breakpoint
-- Before it, while its documents and messages exist.
CREATE FUNCTION record_shipment_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO deleted_records (kind, record_id, scope_id, branch_id)
		SELECT 'shipments', OLD.id::text, OLD.organisation_id, OLD.branch_id
		UNION ALL SELECT 'documents', id::text, OLD.organisation_id, OLD.branch_id FROM shipping_documents WHERE shipment_id = OLD.id
		UNION ALL SELECT 'threads', OLD.tracking_number, OLD.organisation_id, OLD.branch_id
			WHERE EXISTS (SELECT FROM messages WHERE shipment_id = OLD.id);
	RETURN OLD;
END $$;
--> statement-breakpoint
-- A new run of a test number replaces its shipment under the same id.
CREATE TRIGGER shipments_deletion BEFORE DELETE ON shipments FOR EACH ROW WHEN (NOT OLD.test) EXECUTE FUNCTION record_shipment_deletion();
--> statement-breakpoint
-- What a person deleted from lists of their own goes with them: the name of a view is personal.
CREATE FUNCTION erase_deletions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM deleted_records WHERE scope_id = OLD.id;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- At the end of the transaction: what cascades from the account is recorded after its own triggers.
CREATE CONSTRAINT TRIGGER users_erase_deletions AFTER DELETE ON users
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION erase_deletions();
