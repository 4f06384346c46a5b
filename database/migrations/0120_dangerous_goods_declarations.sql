ALTER TABLE "shipment_files" DROP CONSTRAINT "shipment_files_kind";--> statement-breakpoint
-- NOT VALID, because the rows of before satisfied the former list, so that none has to be read.
ALTER TABLE "shipment_files" ADD CONSTRAINT "shipment_files_kind" CHECK ("shipment_files"."kind" in ('commercial_invoice', 'packing_list', 'dangerous_goods_declaration', 'certificate', 'customs', 'photo', 'other')) NOT VALID;
