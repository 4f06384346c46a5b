ALTER TABLE "tasks" ADD COLUMN "computed_due_at" timestamp with time zone;--> statement-breakpoint
-- When a task is due by its anchor: the departure of the main leg, or the arrival of the last one; without it, the estimated delivery.
-- As `taskAnchors` and `dueOf`.
CREATE FUNCTION task_due_at(task_shipment_id uuid, task_anchor text, task_days integer) RETURNS timestamp with time zone LANGUAGE sql STABLE AS $$
	SELECT CASE task_anchor
		WHEN 'etd' THEN (SELECT etd FROM leg_details WHERE shipment_id = task_shipment_id ORDER BY (role = 'main') DESC, leg_order LIMIT 1)
		WHEN 'eta' THEN coalesce(
			(SELECT eta FROM leg_details WHERE shipment_id = task_shipment_id ORDER BY leg_order DESC LIMIT 1),
			(SELECT estimated_delivery_date FROM shipments WHERE id = task_shipment_id))
	END + make_interval(hours => 24 * task_days)
$$;
--> statement-breakpoint
CREATE FUNCTION compute_task_due() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.computed_due_at := coalesce(NEW.due_at, task_due_at(NEW.shipment_id, NEW.anchor, NEW.days));
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER tasks_due BEFORE INSERT OR UPDATE OF due_at, anchor, days, done_at ON tasks FOR EACH ROW EXECUTE FUNCTION compute_task_due();
--> statement-breakpoint
CREATE FUNCTION compute_dues_of_legs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE tasks SET computed_due_at = task_due_at(shipment_id, anchor, days)
	WHERE shipment_id IN (SELECT shipment_id FROM changed) AND done_at IS NULL AND due_at IS NULL AND anchor IS NOT NULL;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER leg_details_dues_new AFTER INSERT ON leg_details
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION compute_dues_of_legs();
--> statement-breakpoint
CREATE TRIGGER leg_details_dues_changed AFTER UPDATE ON leg_details
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION compute_dues_of_legs();
--> statement-breakpoint
CREATE TRIGGER leg_details_dues_deleted AFTER DELETE ON leg_details
	REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION compute_dues_of_legs();
--> statement-breakpoint
CREATE FUNCTION compute_dues_of_estimate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE tasks SET computed_due_at = task_due_at(shipment_id, anchor, days)
	WHERE shipment_id = NEW.id AND done_at IS NULL AND due_at IS NULL AND anchor = 'eta';
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER shipments_dues AFTER UPDATE OF estimated_delivery_date ON shipments FOR EACH ROW
	WHEN (NEW.estimated_delivery_date IS DISTINCT FROM OLD.estimated_delivery_date) EXECUTE FUNCTION compute_dues_of_estimate();
--> statement-breakpoint
-- The trigger computes them.
UPDATE tasks SET due_at = due_at WHERE done_at IS NULL;
--> statement-breakpoint
CREATE INDEX "exceptions_by_severity" ON "exceptions" USING btree ((case "severity" when 'high' then 0 when 'medium' then 1 else 2 end),"raised_at","id") WHERE "exceptions"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "exceptions_by_severity_of_owner" ON "exceptions" USING btree ("owner_id",(case "severity" when 'high' then 0 when 'medium' then 1 else 2 end),"raised_at","id") WHERE "exceptions"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "exceptions_by_severity_of_nobody" ON "exceptions" USING btree ((case "severity" when 'high' then 0 when 'medium' then 1 else 2 end),"raised_at","id") WHERE "exceptions"."resolved_at" is null and "exceptions"."owner_id" is null;--> statement-breakpoint
CREATE INDEX "tasks_open" ON "tasks" USING btree (coalesce("computed_due_at", 'infinity'),"id") WHERE "tasks"."done_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_open_of_owner" ON "tasks" USING btree ("owner_id",coalesce("computed_due_at", 'infinity'),"id") WHERE "tasks"."done_at" is null and "tasks"."owner_id" is not null;--> statement-breakpoint
CREATE INDEX "tasks_open_of_nobody" ON "tasks" USING btree (coalesce("computed_due_at", 'infinity'),"id") WHERE "tasks"."done_at" is null and "tasks"."owner_id" is null;