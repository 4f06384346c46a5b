ALTER TABLE "mail_outbox" DROP CONSTRAINT "mail_outbox_status";--> statement-breakpoint
UPDATE "mail_outbox" SET "status" = 'stored' WHERE "status" = 'kept';--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_status" CHECK ("mail_outbox"."status" in ('stored', 'queued', 'sent', 'failed'));
