-- What a quote is found by at the desk. Its digits also without the letters before them, as people read them out.
CREATE FUNCTION quote_words(reference text, VARIADIC texts text[]) RETURNS tsvector
	LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT array_to_tsvector(public.words_of(concat_ws(' ', $1, substr($1, 3), array_to_string($2, ' '))))
$$;
--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "words" tsvector NOT NULL GENERATED ALWAYS AS (quote_words(
	"reference", "company_name", "contact_name", "email", "origin_city", "destination_city", "cargo_description")) STORED;
--> statement-breakpoint
CREATE INDEX "quotes_words" ON "quotes" USING gin ("words");
