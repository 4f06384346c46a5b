-- Parties, references, cargo lines and containers move out of the JSON of the shipping instructions.
INSERT INTO shipment_parties (id, shipment_id, position, role, name, address, city, postal_code, country, tax_id, contact)
SELECT gen_random_uuid(), shipment_id, position, role, coalesce(party->>'name', ''), coalesce(party->>'address', ''),
  coalesce(party->>'city', ''), coalesce(party->>'postal_code', ''), coalesce(party->>'country', ''),
  coalesce(party->>'tax_id', ''), coalesce(party->>'contact', '')
FROM shipping_instructions,
  LATERAL (VALUES (0, 'shipper'), (1, 'consignee'), (2, 'notify_party')) AS roles (position, role),
  LATERAL (SELECT instructions->role AS party) AS parties
WHERE EXISTS (SELECT FROM jsonb_each_text(coalesce(party, '{}')) WHERE value <> '');--> statement-breakpoint
INSERT INTO shipment_references (id, shipment_id, position, kind, value, normalized)
SELECT gen_random_uuid(), shipment_id, position, kind, value, upper(regexp_replace(value, '[^[:alnum:]]', '', 'g'))
FROM shipping_instructions,
  LATERAL (VALUES (0, 'own_reference', 'CUSTOMER'), (1, 'booking_reference', 'BOOKING'), (2, 'air_waybill_number', 'MAWB'))
    AS fields (position, field, kind),
  LATERAL (SELECT instructions->>field AS value) AS stored
WHERE value <> '';--> statement-breakpoint
INSERT INTO cargo_lines (id, shipment_id, position, pieces, package_type, marks, description, hs_code, origin_country,
  gross_kg, net_kg, length_cm, width_cm, height_cm, quantity, unit, unit_price_cents)
SELECT gen_random_uuid(), shipment_id, position - 1, (line->>'packages_count')::integer, coalesce(line->>'package_kind', ''),
  coalesce(line->>'marks', ''), coalesce(line->>'description', ''), coalesce(line->>'hs_code', ''),
  coalesce(line->>'origin_country', ''), (line->>'gross_kg')::numeric, (line->>'net_kg')::numeric,
  replace(box[1], ',', '.')::numeric, replace(box[2], ',', '.')::numeric, replace(box[3], ',', '.')::numeric,
  (line->>'quantity')::numeric, coalesce(line->>'unit', ''), (line->>'unit_price_cents')::bigint
FROM shipping_instructions,
  LATERAL jsonb_array_elements(coalesce(instructions->'cargo_lines', '[]')) WITH ORDINALITY AS lines (line, position),
  LATERAL (SELECT regexp_match(line->>'dimensions',
    '^\s*(\d+(?:[.,]\d+)?)\s*[xX×*]\s*(\d+(?:[.,]\d+)?)\s*[xX×*]\s*(\d+(?:[.,]\d+)?)\s*$') AS box) AS boxes;--> statement-breakpoint
INSERT INTO equipment (id, shipment_id, position, kind, number, size_type, seals)
SELECT gen_random_uuid(), shipment_id, position - 1, 'container', container->>'number', coalesce(container->>'size_type', ''),
  array_remove(regexp_split_to_array(coalesce(container->>'seals', ''), '\s*[,;/]\s*'), '')
FROM shipping_instructions,
  LATERAL jsonb_array_elements(coalesce(instructions->'containers', '[]')) WITH ORDINALITY AS boxes (container, position);--> statement-breakpoint
UPDATE shipping_instructions SET instructions = instructions - '{shipper,consignee,notify_party,own_reference,booking_reference,air_waybill_number,cargo_lines,containers}'::text[]
WHERE instructions ?| '{shipper,consignee,notify_party,own_reference,booking_reference,air_waybill_number,cargo_lines,containers}'::text[];
