-- Without a join of the two tables of rows: expecting few of them, PostgreSQL compared each of 100,000 removed lines with each other one.
CREATE OR REPLACE FUNCTION record_removed_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO deleted_records (kind, record_id, scope_id)
		SELECT 'tariff_lines', line::text, tariff_id FROM (
			SELECT tariff_id, line FROM new_rows WHERE removed_in IS NOT NULL
			EXCEPT SELECT tariff_id, line FROM old_rows WHERE removed_in IS NOT NULL) AS removed;
	RETURN NULL;
END $$;
