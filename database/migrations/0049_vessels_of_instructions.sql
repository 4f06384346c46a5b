-- Vessels and flights of shipping instructions become those of the leg that documents state.
INSERT INTO leg_details (shipment_id, leg_order, id, role, carrier, vessel_name, voyage)
SELECT DISTINCT ON (shipment_id) shipment_id, leg_order, gen_random_uuid(), 'main', coalesce(instructions->>'carrier', ''),
  instructions->>'vessel', coalesce(instructions->>'voyage', '')
FROM shipping_instructions JOIN route_legs USING (shipment_id)
WHERE instructions->>'vessel' <> '' AND transport_mode = 'sea' AND (vehicle IS NULL OR vehicle = 'ship')
ORDER BY shipment_id, leg_order
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO leg_details (shipment_id, leg_order, id, role, carrier, flight)
SELECT DISTINCT ON (shipment_id) shipment_id, leg_order, gen_random_uuid(), 'main', coalesce(instructions->>'carrier', ''),
  instructions->>'flight'
FROM shipping_instructions JOIN route_legs USING (shipment_id)
WHERE instructions->>'flight' <> '' AND transport_mode = 'air'
ORDER BY shipment_id, leg_order
ON CONFLICT DO NOTHING;
