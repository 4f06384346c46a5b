CREATE TABLE "customs_declarations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shipment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"country" text NOT NULL,
	"broker_id" uuid,
	"office" text NOT NULL,
	"number" text NOT NULL,
	"note" text NOT NULL,
	"lines" jsonb NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"lodged_at" timestamp with time zone,
	"held_at" timestamp with time zone,
	"released_at" timestamp with time zone,
	"rejected_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "customs_declarations_kind" CHECK ("customs_declarations"."kind" in ('import', 'export', 'transit', 'ens', 'isf')),
	CONSTRAINT "customs_declarations_state" CHECK ("customs_declarations"."state" in ('draft', 'lodged', 'held', 'released', 'rejected'))
);
--> statement-breakpoint
ALTER TABLE "customs_declarations" ADD CONSTRAINT "customs_declarations_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customs_declarations" ADD CONSTRAINT "customs_declarations_broker_id_organisations_id_fk" FOREIGN KEY ("broker_id") REFERENCES "public"."organisations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customs_declarations_of_shipment" ON "customs_declarations" USING btree ("shipment_id","created_at");--> statement-breakpoint
CREATE INDEX "customs_declarations_of_broker" ON "customs_declarations" USING btree ("broker_id") WHERE "customs_declarations"."broker_id" is not null;