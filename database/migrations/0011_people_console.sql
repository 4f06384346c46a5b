CREATE TABLE "sign_ins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"succeeded" boolean NOT NULL,
	"network" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deactivated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_ins_of_person" ON "sign_ins" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sign_ins_by_age" ON "sign_ins" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_log_of_actor" ON "audit_log" USING btree ("actor_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_of_area" ON "audit_log" USING btree (split_part("action", '.', 1),"created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
-- What an entry of the audit trail is found by: 'shipments change status', and the names of what it is about.
CREATE FUNCTION audit_words(action text, subject_id text, detail jsonb) RETURNS tsvector
	LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT array_to_tsvector(public.words_of(concat_ws(' ',
		replace(regexp_replace($1, '([a-z])([A-Z])', '\1 \2', 'g'), '.', ' '),
		$2, $3->>'tracking_number', $3->>'reference', $3->>'number', $3->>'email')))
$$;
--> statement-breakpoint
CREATE INDEX "audit_log_words" ON "audit_log" USING gin (audit_words("action", "subject_id", "detail"));--> statement-breakpoint
CREATE INDEX "profiles_newest" ON "profiles" USING btree ("created_at" DESC NULLS LAST,"user_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "profiles_by_name" ON "profiles" USING btree (lower("full_name"),"user_id");