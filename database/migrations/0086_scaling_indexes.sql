CREATE INDEX IF NOT EXISTS "carrier_cut_offs_ahead" ON "carrier_cut_offs" USING btree ("at") WHERE "carrier_cut_offs"."met_at" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "shipping_documents_generated_by" ON "shipping_documents" USING btree ("generated_by") WHERE "shipping_documents"."generated_by" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "shipping_documents_issued_by" ON "shipping_documents" USING btree ("issued_by") WHERE "shipping_documents"."issued_by" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "shipping_documents_voided_by" ON "shipping_documents" USING btree ("voided_by") WHERE "shipping_documents"."voided_by" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "shipping_instructions_updated_by" ON "shipping_instructions" USING btree ("updated_by") WHERE "shipping_instructions"."updated_by" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "invoices_unpaid" ON "invoices" USING btree ("issued_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "invoices"."status" = 'Pending';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "invoices_unpaid_of_client" ON "invoices" USING btree ("organisation_id","due_at") WHERE "invoices"."status" = 'Pending';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "invoices_voided_by" ON "invoices" USING btree ("voided_by") WHERE "invoices"."voided_by" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "mail_outbox_by_subject" ON "mail_outbox" USING btree ("subject" text_pattern_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "milestones_recorded_by" ON "milestones" USING btree ("recorded_by") WHERE "milestones"."recorded_by" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "notifications_by_age" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "notifications_about" ON "notifications" USING btree ("related_id") WHERE "notifications"."related_id" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "members_invited_by" ON "members" USING btree ("invited_by") WHERE "members"."invited_by" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "user_roles_assigned_by" ON "user_roles" USING btree ("assigned_by") WHERE "user_roles"."assigned_by" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "quote_options_approved_by" ON "quote_options" USING btree ("approved_by") WHERE "quote_options"."approved_by" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "quote_options_created_by" ON "quote_options" USING btree ("created_by") WHERE "quote_options"."created_by" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "quotes_by_status" ON "quotes" USING btree ("status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "quotes_offered" ON "quotes" USING btree ("organisation_id","valid_until") WHERE "quotes"."status" = 'approved';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "quotes_unconverted" ON "quotes" USING btree ("created_at") WHERE "quotes"."status" <> 'converted';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "quotes_answered_by" ON "quotes" USING btree ("answered_by") WHERE "quotes"."answered_by" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "spot_requests_created_by" ON "spot_requests" USING btree ("created_by") WHERE "spot_requests"."created_by" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "tariff_versions_created_by" ON "tariff_versions" USING btree ("created_by") WHERE "tariff_versions"."created_by" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "delivery_estimates_made_by" ON "delivery_estimates" USING btree ("made_by") WHERE "delivery_estimates"."made_by" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "tracking_events_recorded_by" ON "tracking_events" USING btree ("recorded_by") WHERE "tracking_events"."recorded_by" is not null;