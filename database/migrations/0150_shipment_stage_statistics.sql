-- A status says whether a shipment is active. Without this, PostgreSQL expects a sixth of the shipments that a filter by status has.
CREATE STATISTICS "shipments_status_by_stage" (mcv) ON "status", (case when "status" in ('delivered', 'cancelled') then 1 else 0 end) FROM "shipments";--> statement-breakpoint
ANALYZE "shipments";
