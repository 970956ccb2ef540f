CREATE TABLE "service_letter" (
	"id" uuid PRIMARY KEY NOT NULL,
	"service_request_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"recipient" text NOT NULL,
	"recipient_email" text,
	"body" text NOT NULL,
	"checklist" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text DEFAULT 'Draft' NOT NULL,
	"last_status_update" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by_user_id" uuid,
	"approved_by_user_id" uuid,
	"approved_name" text,
	"approved_at" timestamp with time zone,
	"pdf_document_id" integer,
	"docx_document_id" integer,
	"pdf_sha256" text,
	"docx_sha256" text,
	"sent_by" text,
	"sent_at" timestamp with time zone,
	"message_id" text,
	"reference" text,
	"proof_document_id" integer,
	"unsent_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "service_letter_kind_check" CHECK ("service_letter"."kind" in ('cease-and-desist', 'response', 'coexistence', 'limitation')),
	CONSTRAINT "service_letter_language_check" CHECK ("service_letter"."language" in ('en', 'sk', 'cs', 'es')),
	CONSTRAINT "service_letter_status_check" CHECK ("service_letter"."status" in ('Draft', 'Approved', 'Sending', 'Sent', 'Dropped')),
	CONSTRAINT "service_letter_sent_by_check" CHECK ("service_letter"."sent_by" in ('mail', 'post', 'courier', 'portal', 'meeting')),
	CONSTRAINT "service_letter_approval_check" CHECK ("service_letter"."status" in ('Draft', 'Dropped') or ("service_letter"."approved_at" is not null and "service_letter"."approved_name" is not null and "service_letter"."pdf_sha256" is not null)),
	CONSTRAINT "service_letter_sent_check" CHECK ("service_letter"."status" <> 'Sent' or ("service_letter"."sent_at" is not null and "service_letter"."sent_by" is not null))
);
--> statement-breakpoint
ALTER TABLE "document" DROP CONSTRAINT "document_type_check";--> statement-breakpoint
ALTER TABLE "support_ticket" ADD COLUMN "document_hub_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "support_ticket" ADD COLUMN "note_hub_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "service_letter" ADD CONSTRAINT "service_letter_service_request_id_service_request_id_fk" FOREIGN KEY ("service_request_id") REFERENCES "public"."service_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_letter" ADD CONSTRAINT "service_letter_created_by_user_id_user_id_fk" FOREIGN KEY ("created_by_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_letter" ADD CONSTRAINT "service_letter_approved_by_user_id_user_id_fk" FOREIGN KEY ("approved_by_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_letter" ADD CONSTRAINT "service_letter_pdf_document_id_document_id_fk" FOREIGN KEY ("pdf_document_id") REFERENCES "public"."document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_letter" ADD CONSTRAINT "service_letter_docx_document_id_document_id_fk" FOREIGN KEY ("docx_document_id") REFERENCES "public"."document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_letter" ADD CONSTRAINT "service_letter_proof_document_id_document_id_fk" FOREIGN KEY ("proof_document_id") REFERENCES "public"."document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_letter_service_request_id_idx" ON "service_letter" USING btree ("service_request_id","created_at");--> statement-breakpoint
CREATE INDEX "service_letter_created_by_user_id_idx" ON "service_letter" USING btree ("created_by_user_id");--> statement-breakpoint
CREATE INDEX "service_letter_approved_by_user_id_idx" ON "service_letter" USING btree ("approved_by_user_id");--> statement-breakpoint
CREATE INDEX "service_letter_pdf_document_id_idx" ON "service_letter" USING btree ("pdf_document_id");--> statement-breakpoint
CREATE INDEX "service_letter_docx_document_id_idx" ON "service_letter" USING btree ("docx_document_id");--> statement-breakpoint
CREATE INDEX "service_letter_proof_document_id_idx" ON "service_letter" USING btree ("proof_document_id");--> statement-breakpoint
CREATE INDEX "support_ticket_document_hub_id_idx" ON "support_ticket" USING btree ("document_hub_id");--> statement-breakpoint
CREATE INDEX "support_ticket_note_hub_id_idx" ON "support_ticket" USING btree ("note_hub_id");--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_type_check" CHECK ("document"."type" in ('invoice', 'filing-receipt', 'certificate', 'power-of-attorney', 'specimen', 'logo', 'recording', 'office-letter', 'letter', 'evidence', 'other'));
--> statement-breakpoint
CREATE TRIGGER "service_letter_status_follows_machine" BEFORE UPDATE OF "status" ON "service_letter" FOR EACH ROW EXECUTE FUNCTION "status_follows_machine"();
--> statement-breakpoint
CREATE TRIGGER "service_letter_status_begins_machine" AFTER INSERT ON "service_letter" FOR EACH ROW EXECUTE FUNCTION "status_begins_machine"();