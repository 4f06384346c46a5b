CREATE TABLE "exceptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shipment_id" uuid NOT NULL,
	"code" text NOT NULL,
	"object" text DEFAULT '' NOT NULL,
	"severity" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"customer_text" text DEFAULT '' NOT NULL,
	"owner_id" uuid,
	"due_at" timestamp with time zone,
	"blocks" text[] DEFAULT '{}' NOT NULL,
	"raised_by" uuid,
	"raised_at" timestamp with time zone NOT NULL,
	"resolution" text DEFAULT '' NOT NULL,
	"resolved_by" uuid,
	"resolved_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "exceptions_code" CHECK ("exceptions"."code" in ('DELAY', 'ROLLED', 'MISSED_CONNECTION', 'CUSTOMS_HOLD', 'DOCUMENT_MISSING', 'DAMAGE', 'SHORTAGE', 'PAYMENT', 'OTHER')),
	CONSTRAINT "exceptions_severity" CHECK ("exceptions"."severity" in ('low', 'medium', 'high'))
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shipment_id" uuid NOT NULL,
	"template_key" text,
	"title" text NOT NULL,
	"due_at" timestamp with time zone,
	"anchor" text,
	"days" integer,
	"owner_id" uuid,
	"done_at" timestamp with time zone,
	"done_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "tasks_anchor" CHECK ("tasks"."anchor" in ('etd', 'eta'))
);
--> statement-breakpoint
ALTER TABLE "exceptions" ADD CONSTRAINT "exceptions_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exceptions" ADD CONSTRAINT "exceptions_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exceptions" ADD CONSTRAINT "exceptions_raised_by_users_id_fk" FOREIGN KEY ("raised_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exceptions" ADD CONSTRAINT "exceptions_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_done_by_users_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "exceptions_open" ON "exceptions" USING btree ("shipment_id","code","object") WHERE "exceptions"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "exceptions_of_shipment" ON "exceptions" USING btree ("shipment_id","raised_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "exceptions_of_owner" ON "exceptions" USING btree ("owner_id") WHERE "exceptions"."owner_id" is not null;--> statement-breakpoint
CREATE INDEX "exceptions_of_raiser" ON "exceptions" USING btree ("raised_by") WHERE "exceptions"."raised_by" is not null;--> statement-breakpoint
CREATE INDEX "exceptions_of_resolver" ON "exceptions" USING btree ("resolved_by") WHERE "exceptions"."resolved_by" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_of_template" ON "tasks" USING btree ("shipment_id","template_key");--> statement-breakpoint
CREATE INDEX "tasks_of_owner" ON "tasks" USING btree ("owner_id") WHERE "tasks"."owner_id" is not null;--> statement-breakpoint
CREATE INDEX "tasks_of_doer" ON "tasks" USING btree ("done_by") WHERE "tasks"."done_by" is not null;--> statement-breakpoint
CREATE INDEX "forwarding_files_by_label" ON "forwarding_files" USING gin ("labels") WHERE "forwarding_files"."labels" <> '{}';