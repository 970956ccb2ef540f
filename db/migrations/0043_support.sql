DROP INDEX "support_ticket_status_idx";--> statement-breakpoint
ALTER TABLE "support_ticket" ALTER COLUMN "created_by_user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "thread_comment" ADD COLUMN "message_id" text;--> statement-breakpoint
ALTER TABLE "support_ticket" ADD COLUMN "public_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "support_ticket" ADD COLUMN "source" text DEFAULT 'portal' NOT NULL;--> statement-breakpoint
ALTER TABLE "support_ticket" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "support_ticket" ADD COLUMN "contact_name" text;--> statement-breakpoint
ALTER TABLE "support_ticket" ADD COLUMN "contact_email" text;--> statement-breakpoint
ALTER TABLE "support_ticket" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "support_ticket" ADD COLUMN "message_id" text;--> statement-breakpoint
ALTER TABLE "support_ticket" ADD COLUMN "feedback" text;--> statement-breakpoint
ALTER TABLE "support_ticket" ADD COLUMN "feedback_note" text;--> statement-breakpoint
ALTER TABLE "support_ticket" ADD COLUMN "feedback_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "user_profile_phone_number_idx" ON "user_profile" USING btree (right(regexp_replace("phone_number", '[^0-9]', '', 'g'), 9));--> statement-breakpoint
CREATE INDEX "registration_request_contact_phone_idx" ON "registration_request" USING btree (right(regexp_replace("contact_phone", '[^0-9]', '', 'g'), 9));--> statement-breakpoint
CREATE INDEX "consultation_contact_phone_idx" ON "consultation" USING btree (right(regexp_replace("contact_phone", '[^0-9]', '', 'g'), 9));--> statement-breakpoint
CREATE UNIQUE INDEX "support_ticket_public_id_key" ON "support_ticket" USING btree ("public_id");--> statement-breakpoint
CREATE UNIQUE INDEX "support_ticket_message_id_key" ON "support_ticket" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "support_ticket_updated_idx" ON "support_ticket" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "support_ticket_source_idx" ON "support_ticket" USING btree ("source","updated_at","id");--> statement-breakpoint
CREATE INDEX "support_ticket_feedback_idx" ON "support_ticket" USING btree ("feedback","updated_at","id");--> statement-breakpoint
CREATE INDEX "support_ticket_search_idx" ON "support_ticket" USING gin ("subject" gin_trgm_ops,"contact_name" gin_trgm_ops,"contact_email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "support_ticket_contact_email_idx" ON "support_ticket" USING btree (lower("contact_email"));--> statement-breakpoint
CREATE INDEX "support_ticket_status_idx" ON "support_ticket" USING btree ("status","updated_at","id");--> statement-breakpoint
ALTER TABLE "thread_comment" ADD CONSTRAINT "thread_comment_message_id_key" UNIQUE("message_id");--> statement-breakpoint
ALTER TABLE "support_ticket" ADD CONSTRAINT "support_ticket_source_check" CHECK ("support_ticket"."source" in ('contact', 'chat', 'portal', 'mail'));--> statement-breakpoint
ALTER TABLE "support_ticket" ADD CONSTRAINT "support_ticket_feedback_check" CHECK ("support_ticket"."feedback" in ('good', 'bad'));