-- What was owed before 0106 counted it. Without a lock: at the moment of this statement all debts, less those that the triggers have counted
-- by then, are those of before. A migration of its own, because creating the triggers locks the tables until it commits.
INSERT INTO "debt_counters" ("organisation_id", "currency", "due_on", "amount_cents")
	SELECT organisation_id, currency, due_on, sum(cents)
	FROM (
		SELECT organisation_id, currency, (due_at AT TIME ZONE 'UTC')::date AS due_on, amount_cents - credited_cents AS cents
			FROM invoices WHERE status = 'Pending'
		UNION ALL SELECT organisation_id, currency, NULL, greatest(cost_cents - coalesce(billed.cents, 0), 0)
			FROM shipments LEFT JOIN (
				SELECT shipment_id, sum(billed_cents(kind, status, amount_cents, vat_cents)) AS cents
				FROM invoices GROUP BY 1) AS billed ON billed.shipment_id = shipments.id
			WHERE price_status = 'confirmed' AND status <> 'cancelled'
		UNION ALL SELECT organisation_id, shipments.currency, NULL,
			owed_if_cancelled(side, shipment_charges.status, reason, amount_cents)
			FROM shipments JOIN shipment_charges ON shipment_id = shipments.id
			WHERE shipments.status = 'cancelled'
		UNION ALL SELECT organisation_id, currency, due_on, -amount_cents FROM debt_counters
	) AS debts
	WHERE organisation_id IS NOT NULL
	GROUP BY 1, 2, 3 HAVING sum(cents) <> 0;
