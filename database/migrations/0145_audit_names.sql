CREATE FUNCTION audit_name_words(detail jsonb) RETURNS tsvector
	LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT array_to_tsvector(public.words_of($1->>'name'))
$$;
--> statement-breakpoint
CREATE INDEX "audit_log_names" ON "audit_log" USING gin (audit_name_words("detail")) WHERE ("audit_log"."detail"->>'name') is not null;--> statement-breakpoint
CREATE INDEX "organisations_words" ON "organisations" USING gin (array_to_tsvector(words_of("name")));
