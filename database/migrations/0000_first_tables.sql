CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"operation" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"setup_code" text,
	"demo_made_at" timestamp with time zone,
	CONSTRAINT "installation_one_row" CHECK ("installation"."one")
);
--> statement-breakpoint
CREATE TABLE "shipping_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shipment_id" uuid NOT NULL,
	"document_type" text NOT NULL,
	"document_number" text NOT NULL,
	"document_data" jsonb NOT NULL,
	"generated_by" uuid,
	"status" text DEFAULT 'draft' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shipping_documents_document_number_unique" UNIQUE("document_number"),
	CONSTRAINT "shipping_documents_type" CHECK ("shipping_documents"."document_type" in ('bill_of_lading', 'airway_bill', 'packing_list', 'commercial_invoice', 'certificate_of_origin', 'insurance_certificate')),
	CONSTRAINT "shipping_documents_status" CHECK ("shipping_documents"."status" in ('draft', 'issued', 'void'))
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_lines" (
	"invoice_id" uuid NOT NULL,
	"line_order" integer NOT NULL,
	"description" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	CONSTRAINT "invoice_lines_invoice_id_line_order_pk" PRIMARY KEY("invoice_id","line_order")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"shipment_id" uuid NOT NULL,
	"user_id" uuid,
	"amount_cents" bigint NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"status" text DEFAULT 'Pending' NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_status" CHECK ("invoices"."status" in ('Pending', 'Paid')),
	CONSTRAINT "invoices_amount" CHECK ("invoices"."amount_cents" >= 0),
	CONSTRAINT "invoices_paid" CHECK (("invoices"."status" = 'Paid') = ("invoices"."paid_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"link" text,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mail_outbox_status" CHECK ("mail_outbox"."status" in ('kept', 'queued', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"type" text DEFAULT 'info' NOT NULL,
	"read" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"related_id" text,
	"related_type" text,
	CONSTRAINT "notifications_type" CHECK ("notifications"."type" in ('info', 'success', 'warning', 'error'))
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"company_name" text,
	"role" text DEFAULT 'customer' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profiles_email_unique" UNIQUE("email"),
	CONSTRAINT "profiles_role" CHECK ("profiles"."role" in ('customer', 'driver', 'dispatcher', 'admin'))
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"assigned_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_roles_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "user_roles_role" CHECK ("user_roles"."role" in ('customer', 'driver', 'dispatcher', 'admin'))
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"email" text NOT NULL,
	"contact_name" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"company_name" text DEFAULT '' NOT NULL,
	"origin_address" text DEFAULT '' NOT NULL,
	"origin_city" text NOT NULL,
	"origin_country" text NOT NULL,
	"origin_postal_code" text DEFAULT '' NOT NULL,
	"destination_address" text DEFAULT '' NOT NULL,
	"destination_city" text NOT NULL,
	"destination_country" text NOT NULL,
	"destination_postal_code" text DEFAULT '' NOT NULL,
	"cargo_description" text NOT NULL,
	"cargo_weight" numeric(12, 3),
	"cargo_dimensions" text DEFAULT '' NOT NULL,
	"cargo_value_cents" bigint,
	"shipment_type" text DEFAULT 'general' NOT NULL,
	"urgency" text DEFAULT 'standard' NOT NULL,
	"service_type" text DEFAULT 'standard' NOT NULL,
	"preferred_transport" text[] DEFAULT '{}' NOT NULL,
	"estimated_cost_cents" bigint,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quotes_status" CHECK ("quotes"."status" in ('pending', 'approved', 'rejected', 'converted')),
	CONSTRAINT "quotes_shipment_type" CHECK ("quotes"."shipment_type" in ('general', 'hazardous', 'perishable', 'oversized', 'fragile')),
	CONSTRAINT "quotes_urgency" CHECK ("quotes"."urgency" in ('standard', 'express', 'urgent', 'same-day')),
	CONSTRAINT "quotes_cargo_weight" CHECK ("quotes"."cargo_weight" > 0),
	CONSTRAINT "quotes_cargo_value" CHECK ("quotes"."cargo_value_cents" >= 0),
	CONSTRAINT "quotes_estimated_cost" CHECK ("quotes"."estimated_cost_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"quote_id" uuid,
	"tracking_number" text NOT NULL,
	"origin_address" text DEFAULT '' NOT NULL,
	"origin_city" text NOT NULL,
	"origin_country" text NOT NULL,
	"origin_postal_code" text DEFAULT '' NOT NULL,
	"origin_approximate" boolean DEFAULT false NOT NULL,
	"destination_address" text DEFAULT '' NOT NULL,
	"destination_city" text NOT NULL,
	"destination_country" text NOT NULL,
	"destination_postal_code" text DEFAULT '' NOT NULL,
	"destination_approximate" boolean DEFAULT false NOT NULL,
	"cargo_description" text NOT NULL,
	"cargo_weight" numeric(12, 3) NOT NULL,
	"cargo_value_cents" bigint,
	"cargo_dimensions" text DEFAULT '' NOT NULL,
	"service_type" text DEFAULT 'standard' NOT NULL,
	"transport_mode" text,
	"preferred_transport_mode" text,
	"cost_cents" bigint NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"priority" text DEFAULT 'normal' NOT NULL,
	"special_instructions" text DEFAULT '' NOT NULL,
	"insurance_required" boolean DEFAULT false NOT NULL,
	"dangerous_goods" boolean DEFAULT false NOT NULL,
	"temperature_controlled" boolean DEFAULT false NOT NULL,
	"fragile" boolean DEFAULT false NOT NULL,
	"estimated_delivery_date" timestamp with time zone,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "shipments_tracking_number_unique" UNIQUE("tracking_number"),
	CONSTRAINT "shipments_status" CHECK ("shipments"."status" in ('created', 'pending', 'confirmed', 'picked_up', 'in_transit', 'customs', 'out_for_delivery', 'delivered', 'cancelled')),
	CONSTRAINT "shipments_service_type" CHECK ("shipments"."service_type" in ('standard', 'express', 'overnight', 'same_day')),
	CONSTRAINT "shipments_transport_mode" CHECK ("shipments"."transport_mode" in ('air', 'sea', 'road', 'rail')),
	CONSTRAINT "shipments_preferred_transport_mode" CHECK ("shipments"."preferred_transport_mode" in ('air', 'sea', 'road', 'rail')),
	CONSTRAINT "shipments_priority" CHECK ("shipments"."priority" in ('low', 'normal', 'high', 'urgent')),
	CONSTRAINT "shipments_countries" CHECK ("shipments"."origin_country" ~ '^[A-Z]{2}$' and "shipments"."destination_country" ~ '^[A-Z]{2}$'),
	CONSTRAINT "shipments_currency" CHECK ("shipments"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "shipments_cargo_weight" CHECK ("shipments"."cargo_weight" > 0),
	CONSTRAINT "shipments_cargo_value" CHECK ("shipments"."cargo_value_cents" >= 0),
	CONSTRAINT "shipments_cost" CHECK ("shipments"."cost_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "live_tracking" (
	"shipment_id" uuid PRIMARY KEY NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"speed" double precision DEFAULT 0 NOT NULL,
	"heading" double precision DEFAULT 0 NOT NULL,
	"vehicle_identifier" text,
	"next_checkpoint" text,
	"estimated_arrival" timestamp with time zone,
	"progress" double precision DEFAULT 0 NOT NULL,
	"transport_mode" text DEFAULT 'road' NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "live_tracking_mode" CHECK ("live_tracking"."transport_mode" in ('air', 'sea', 'road', 'rail')),
	CONSTRAINT "live_tracking_latitude" CHECK ("live_tracking"."latitude" between -90 and 90),
	CONSTRAINT "live_tracking_longitude" CHECK ("live_tracking"."longitude" between -180 and 180),
	CONSTRAINT "live_tracking_speed" CHECK ("live_tracking"."speed" >= 0),
	CONSTRAINT "live_tracking_heading" CHECK ("live_tracking"."heading" >= 0 and "live_tracking"."heading" < 360),
	CONSTRAINT "live_tracking_progress" CHECK ("live_tracking"."progress" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "route_legs" (
	"shipment_id" uuid NOT NULL,
	"leg_order" integer NOT NULL,
	"transport_mode" text NOT NULL,
	"from_name" text NOT NULL,
	"to_name" text NOT NULL,
	"distance_km" double precision NOT NULL,
	"geometry" jsonb NOT NULL,
	CONSTRAINT "route_legs_shipment_id_leg_order_pk" PRIMARY KEY("shipment_id","leg_order"),
	CONSTRAINT "route_legs_mode" CHECK ("route_legs"."transport_mode" in ('air', 'sea', 'road', 'rail')),
	CONSTRAINT "route_legs_distance" CHECK ("route_legs"."distance_km" >= 0)
);
--> statement-breakpoint
CREATE TABLE "route_waypoints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shipment_id" uuid NOT NULL,
	"waypoint_order" integer NOT NULL,
	"waypoint_type" text NOT NULL,
	"location_name" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"transport_mode" text NOT NULL,
	"distance_km" double precision,
	"estimated_arrival" timestamp with time zone,
	"status" text DEFAULT 'pending' NOT NULL,
	CONSTRAINT "route_waypoints_in_order" UNIQUE("shipment_id","waypoint_order"),
	CONSTRAINT "route_waypoints_type" CHECK ("route_waypoints"."waypoint_type" in ('origin', 'transit', 'destination')),
	CONSTRAINT "route_waypoints_status" CHECK ("route_waypoints"."status" in ('pending', 'completed')),
	CONSTRAINT "route_waypoints_mode" CHECK ("route_waypoints"."transport_mode" in ('air', 'sea', 'road', 'rail')),
	CONSTRAINT "route_waypoints_latitude" CHECK ("route_waypoints"."latitude" between -90 and 90),
	CONSTRAINT "route_waypoints_longitude" CHECK ("route_waypoints"."longitude" between -180 and 180)
);
--> statement-breakpoint
CREATE TABLE "tracking_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shipment_id" uuid NOT NULL,
	"status" text NOT NULL,
	"location" text NOT NULL,
	"description" text,
	"latitude" double precision DEFAULT 0 NOT NULL,
	"longitude" double precision DEFAULT 0 NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"recorded_by" uuid,
	CONSTRAINT "tracking_events_status" CHECK ("tracking_events"."status" in ('created', 'pending', 'confirmed', 'picked_up', 'in_transit', 'customs', 'out_for_delivery', 'delivered', 'cancelled')),
	CONSTRAINT "tracking_events_latitude" CHECK ("tracking_events"."latitude" between -90 and 90),
	CONSTRAINT "tracking_events_longitude" CHECK ("tracking_events"."longitude" between -180 and 180)
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_documents" ADD CONSTRAINT "shipping_documents_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_documents" ADD CONSTRAINT "shipping_documents_generated_by_users_id_fk" FOREIGN KEY ("generated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_assigned_by_users_id_fk" FOREIGN KEY ("assigned_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_tracking" ADD CONSTRAINT "live_tracking_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "route_legs" ADD CONSTRAINT "route_legs_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "route_waypoints" ADD CONSTRAINT "route_waypoints_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracking_events" ADD CONSTRAINT "tracking_events_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracking_events" ADD CONSTRAINT "tracking_events_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_oldest" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_of_subject" ON "audit_log" USING btree ("subject_type","subject_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shipping_documents_of_shipment" ON "shipping_documents" USING btree ("shipment_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "invoices_of_client" ON "invoices" USING btree ("user_id","issued_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "invoices_of_shipment" ON "invoices" USING btree ("shipment_id");--> statement-breakpoint
CREATE INDEX "mail_outbox_newest" ON "mail_outbox" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notifications_of_person" ON "notifications" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE not "notifications"."read";--> statement-breakpoint
CREATE INDEX "quotes_newest" ON "quotes" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "quotes_email" ON "quotes" USING btree (lower("email"),"created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shipments_newest" ON "shipments" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shipments_of_client" ON "shipments" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shipments_of_quote" ON "shipments" USING btree ("quote_id");--> statement-breakpoint
CREATE INDEX "tracking_events_of_shipment" ON "tracking_events" USING btree ("shipment_id","occurred_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "accounts_user_id" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");