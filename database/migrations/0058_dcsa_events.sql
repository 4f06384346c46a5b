CREATE INDEX "milestones_by_creation" ON "milestones" USING btree ("received_at","id");--> statement-breakpoint
CREATE INDEX "milestones_by_occurrence" ON "milestones" USING btree ("occurred_at","id");--> statement-breakpoint
CREATE INDEX "milestones_by_code" ON "milestones" USING btree ("code","received_at","id");--> statement-breakpoint
CREATE INDEX "leg_details_by_imo" ON "leg_details" USING btree ("vessel_imo") WHERE "leg_details"."vessel_imo" is not null;--> statement-breakpoint
CREATE INDEX "leg_details_by_voyage" ON "leg_details" USING btree ("voyage") WHERE "leg_details"."voyage" <> '';