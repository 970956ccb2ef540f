ALTER TABLE "support_ticket" ADD COLUMN "document_hub_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "support_ticket" ADD COLUMN "note_hub_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
CREATE INDEX "support_ticket_document_hub_id_idx" ON "support_ticket" USING btree ("document_hub_id");--> statement-breakpoint
CREATE INDEX "support_ticket_note_hub_id_idx" ON "support_ticket" USING btree ("note_hub_id");