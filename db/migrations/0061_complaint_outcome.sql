ALTER TABLE "case_notice" DROP CONSTRAINT "case_notice_status_check";--> statement-breakpoint
ALTER TABLE "case_notice" DROP CONSTRAINT "case_notice_sent_check";--> statement-breakpoint
ALTER TABLE "case_notice" ADD COLUMN "decided_on" date;--> statement-breakpoint
ALTER TABLE "case_notice" ADD COLUMN "decision_document_id" integer;--> statement-breakpoint
ALTER TABLE "case_notice" ADD COLUMN "remedy" text;--> statement-breakpoint
ALTER TABLE "case_notice" ADD COLUMN "carried_out_on" date;--> statement-breakpoint
ALTER TABLE "case_notice" ADD COLUMN "carried_out_document_id" integer;--> statement-breakpoint
ALTER TABLE "case_notice" ADD CONSTRAINT "case_notice_decision_document_id_document_id_fk" FOREIGN KEY ("decision_document_id") REFERENCES "public"."document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_notice" ADD CONSTRAINT "case_notice_carried_out_document_id_document_id_fk" FOREIGN KEY ("carried_out_document_id") REFERENCES "public"."document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sighting_host_trgm_idx" ON "sighting" USING gin ("host" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sighting_watched_domain_idx" ON "sighting" USING btree ("score","id") WHERE "sighting"."platform" = 'domains' and "sighting"."status" in ('Accepted', 'Case') and "sighting"."folded_into_id" is null;--> statement-breakpoint
CREATE INDEX "case_notice_decision_document_id_idx" ON "case_notice" USING btree ("decision_document_id");--> statement-breakpoint
CREATE INDEX "case_notice_carried_out_document_id_idx" ON "case_notice" USING btree ("carried_out_document_id");--> statement-breakpoint
ALTER TABLE "case_notice" ADD CONSTRAINT "case_notice_remedy_check" CHECK ("case_notice"."remedy" in ('transfer', 'cancellation', 'suspension'));--> statement-breakpoint
ALTER TABLE "case_notice" ADD CONSTRAINT "case_notice_decided_check" CHECK (("case_notice"."status" in ('Granted', 'Rejected', 'Carried out')) = ("case_notice"."decided_on" is not null) and ("case_notice"."decided_on" is null or "case_notice"."kind" in ('udrp', 'urs', 'adr-eu')));--> statement-breakpoint
ALTER TABLE "case_notice" ADD CONSTRAINT "case_notice_granted_check" CHECK (("case_notice"."status" in ('Granted', 'Carried out')) = ("case_notice"."remedy" is not null));--> statement-breakpoint
ALTER TABLE "case_notice" ADD CONSTRAINT "case_notice_carried_out_check" CHECK (("case_notice"."status" = 'Carried out') = ("case_notice"."carried_out_on" is not null));--> statement-breakpoint
ALTER TABLE "case_notice" ADD CONSTRAINT "case_notice_days_check" CHECK ("case_notice"."sent_on" <= "case_notice"."decided_on" and "case_notice"."decided_on" <= "case_notice"."carried_out_on");--> statement-breakpoint
ALTER TABLE "case_notice" ADD CONSTRAINT "case_notice_status_check" CHECK ("case_notice"."status" in ('Draft', 'Approved', 'Dropped', 'Sent', 'Withdrawn', 'Granted', 'Rejected', 'Carried out'));--> statement-breakpoint
ALTER TABLE "case_notice" ADD CONSTRAINT "case_notice_sent_check" CHECK ("case_notice"."status" in ('Draft', 'Approved', 'Dropped') or "case_notice"."sent_on" is not null);