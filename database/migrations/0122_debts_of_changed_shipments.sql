-- Without a join of the two tables of rows: a session plans it at its first change of one shipment, and then compared each of 100,000
-- shipments that a merge moves with each other one.
CREATE OR REPLACE FUNCTION count_debts_of_changed_shipments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO debt_counters (organisation_id, currency, amount_cents)
		SELECT organisation_id, currency, sum(amount_cents) FROM (
			SELECT organisation_id, currency, -unbilled_cents(id, owed_as, price_status, cost_cents) AS amount_cents FROM (
				SELECT id, organisation_id, currency, price_status, cost_cents, CASE status WHEN 'cancelled' THEN status END AS owed_as FROM old_rows
				EXCEPT SELECT id, organisation_id, currency, price_status, cost_cents, CASE status WHEN 'cancelled' THEN status END FROM new_rows
			) AS former
			UNION ALL SELECT organisation_id, currency, unbilled_cents(id, owed_as, price_status, cost_cents) FROM (
				SELECT id, organisation_id, currency, price_status, cost_cents, CASE status WHEN 'cancelled' THEN status END AS owed_as FROM new_rows
				EXCEPT SELECT id, organisation_id, currency, price_status, cost_cents, CASE status WHEN 'cancelled' THEN status END FROM old_rows
			) AS latter
		) AS changes
		WHERE organisation_id IS NOT NULL GROUP BY 1, 2 HAVING sum(amount_cents) <> 0;
	RETURN NULL;
END $$;
