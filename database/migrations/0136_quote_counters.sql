CREATE TABLE "quote_counters" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quote_counters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"status" text NOT NULL,
	"quotes" integer NOT NULL
);

--> statement-breakpoint
-- Until the migration commits, no quote is written that neither the counts below nor the triggers would count.
LOCK TABLE "quotes" IN SHARE MODE;
--> statement-breakpoint
INSERT INTO "quote_counters" ("status", "quotes") SELECT status, count(*) FROM quotes GROUP BY 1;
--> statement-breakpoint
CREATE FUNCTION count_new_quotes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO quote_counters (status, quotes) SELECT status, count(*) FROM new_rows GROUP BY 1;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_changed_quotes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO quote_counters (status, quotes)
		SELECT status, sum(quotes) FROM (
			SELECT status, -1 AS quotes FROM old_rows UNION ALL SELECT status, 1 FROM new_rows) AS changes
		GROUP BY 1 HAVING sum(quotes) <> 0;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_deleted_quotes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO quote_counters (status, quotes) SELECT status, -count(*) FROM old_rows GROUP BY 1;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER quotes_counted_new AFTER INSERT ON quotes
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_new_quotes();
--> statement-breakpoint
CREATE TRIGGER quotes_counted_changed AFTER UPDATE ON quotes
	REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_changed_quotes();
--> statement-breakpoint
CREATE TRIGGER quotes_counted_deleted AFTER DELETE ON quotes
	REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_deleted_quotes();
