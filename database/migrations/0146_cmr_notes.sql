ALTER TABLE "shipping_documents" DROP CONSTRAINT "shipping_documents_type";--> statement-breakpoint
-- NOT VALID, because the rows of before satisfied the former list, so that none has to be read.
ALTER TABLE "shipping_documents" ADD CONSTRAINT "shipping_documents_type" CHECK ("shipping_documents"."document_type" in ('bill_of_lading', 'airway_bill', 'cmr_note', 'packing_list', 'commercial_invoice', 'certificate_of_origin', 'insurance_certificate', 'arrival_notice', 'delivery_order')) NOT VALID;
