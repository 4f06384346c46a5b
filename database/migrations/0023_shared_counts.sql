CREATE UNLOGGED TABLE "shared_counts" (
	"quota" text NOT NULL,
	"key" text NOT NULL,
	"spent" integer NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "shared_counts_quota_key_pk" PRIMARY KEY("quota","key")
);
--> statement-breakpoint
CREATE INDEX "shared_counts_until" ON "shared_counts" USING btree ("until");