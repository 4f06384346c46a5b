CREATE TABLE "import_chunks" (
	"import_id" uuid NOT NULL,
	"start" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "import_chunks_import_id_start_pk" PRIMARY KEY("import_id","start")
);
--> statement-breakpoint
CREATE TABLE "import_issues" (
	"id" uuid PRIMARY KEY NOT NULL,
	"import_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"column" text NOT NULL,
	"issue" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"import_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"fields" jsonb NOT NULL,
	CONSTRAINT "import_rows_import_id_row_pk" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
CREATE TABLE "imported_records" (
	"id" uuid PRIMARY KEY NOT NULL,
	"import_id" uuid,
	"kind" text NOT NULL,
	"row" integer NOT NULL,
	"reference" text,
	"record_id" uuid NOT NULL,
	"number" integer,
	CONSTRAINT "imported_records_kind" CHECK ("imported_records"."kind" in ('organisations', 'contacts', 'shipments', 'milestones', 'charges', 'opening_balances'))
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"mode" text NOT NULL,
	"dry_run" boolean NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"phase" text DEFAULT 'reading' NOT NULL,
	"file_name" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"processed" integer DEFAULT 0 NOT NULL,
	"accepted" integer DEFAULT 0 NOT NULL,
	"refused_rows" integer DEFAULT 0 NOT NULL,
	"position" integer DEFAULT 1 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "imports_kind" CHECK ("imports"."kind" in ('organisations', 'contacts', 'shipments', 'milestones', 'charges', 'opening_balances')),
	CONSTRAINT "imports_mode" CHECK ("imports"."mode" in ('good', 'all')),
	CONSTRAINT "imports_status" CHECK ("imports"."status" in ('queued', 'running', 'completed', 'failed', 'undoing', 'undone')),
	CONSTRAINT "imports_phase" CHECK ("imports"."phase" in ('reading', 'checking', 'writing', 'undoing', 'done')),
	CONSTRAINT "imports_processed" CHECK ("imports"."processed" between 0 and "imports"."rows")
);
--> statement-breakpoint
CREATE TABLE "opening_balances" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"issued_on" date NOT NULL,
	"due_on" date NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "opening_balances_amount" CHECK ("opening_balances"."amount_cents" > 0),
	CONSTRAINT "opening_balances_due" CHECK ("opening_balances"."due_on" >= "opening_balances"."issued_on")
);
--> statement-breakpoint
ALTER TABLE "import_chunks" ADD CONSTRAINT "import_chunks_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_issues" ADD CONSTRAINT "import_issues_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_records" ADD CONSTRAINT "imported_records_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opening_balances" ADD CONSTRAINT "opening_balances_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_issues_by_row" ON "import_issues" USING btree ("import_id","row","id");--> statement-breakpoint
CREATE UNIQUE INDEX "imported_records_reference" ON "imported_records" USING btree ("kind","reference") WHERE "imported_records"."reference" is not null;--> statement-breakpoint
CREATE INDEX "imported_records_of_import" ON "imported_records" USING btree ("import_id","row") WHERE "imported_records"."import_id" is not null;--> statement-breakpoint
CREATE INDEX "imports_newest" ON "imports" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "imports_of_author" ON "imports" USING btree ("created_by") WHERE "imports"."created_by" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "opening_balances_reference" ON "opening_balances" USING btree ("organisation_id",lower("reference"));--> statement-breakpoint
CREATE INDEX "opening_balances_unpaid" ON "opening_balances" USING btree ("organisation_id","due_on") WHERE "opening_balances"."paid_at" is null;--> statement-breakpoint
CREATE INDEX "organisations_by_vat_id" ON "organisations" USING btree ("vat_id") WHERE "organisations"."vat_id" is not null;