ALTER TABLE "use_in_commerce_request" DROP CONSTRAINT "use_in_commerce_request_type_check";--> statement-breakpoint
ALTER TABLE "use_in_commerce_request" DROP CONSTRAINT "use_in_commerce_request_status_check";--> statement-breakpoint
DROP INDEX "use_in_commerce_request_due_date_idx";--> statement-breakpoint
ALTER TABLE "use_in_commerce_request" ADD COLUMN "deadline_number" integer;--> statement-breakpoint
ALTER TABLE "use_in_commerce_request" ADD COLUMN "signed_by" text;--> statement-breakpoint
ALTER TABLE "use_in_commerce_request" ADD COLUMN "signed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "use_in_commerce_request" ADD COLUMN "submitted_on" date;--> statement-breakpoint
ALTER TABLE "use_in_commerce_request" ADD COLUMN "reopened_note" text;--> statement-breakpoint
ALTER TABLE "use_in_commerce_request_class" ADD COLUMN "deleted_items" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "use_in_commerce_request_type_due_idx" ON "use_in_commerce_request" USING btree ("type","due_date","id");--> statement-breakpoint
CREATE INDEX "use_in_commerce_request_status_due_idx" ON "use_in_commerce_request" USING btree ("status","due_date","id");--> statement-breakpoint
CREATE INDEX "use_in_commerce_request_due_date_idx" ON "use_in_commerce_request" USING btree ("due_date","id");--> statement-breakpoint
ALTER TABLE "use_in_commerce_request" ADD CONSTRAINT "use_in_commerce_request_type_check" CHECK ("use_in_commerce_request"."type" in ('STATEMENT_OF_USE', 'SOU_EXTENSION', 'ALLEGATION_OF_USE', 'DECLARATION_OF_USE_8', 'DECLARATION_8_15', 'RENEWAL_8_9', 'RENEWAL_8_9_15', 'DECLARATION_71', 'DECLARATION_OF_USE'));--> statement-breakpoint
ALTER TABLE "use_in_commerce_request" ADD CONSTRAINT "use_in_commerce_request_status_check" CHECK ("use_in_commerce_request"."status" in ('Created', 'Kick-off sent', 'Opened', 'Ordered', 'Invoice paid', 'In preparation', 'Approved for filing', 'Submitted', 'Reopened', 'Abandoned'));