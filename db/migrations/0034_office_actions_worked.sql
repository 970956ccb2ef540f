ALTER TABLE "office_action" DROP CONSTRAINT "office_action_status_check";--> statement-breakpoint
DROP INDEX "office_action_due_date_idx";--> statement-breakpoint
ALTER TABLE "office_action" ADD COLUMN "response" text;--> statement-breakpoint
ALTER TABLE "office_action" ADD COLUMN "response_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "office_action_issue" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "office_action_issue" ADD COLUMN "explanation" text;--> statement-breakpoint
ALTER TABLE "office_action_issue" ADD COLUMN "quote" text;--> statement-breakpoint
ALTER TABLE "office_action_issue" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "office_action_solution" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "office_action_solution" ADD COLUMN "kind" text DEFAULT 'response' NOT NULL;--> statement-breakpoint
ALTER TABLE "office_action_solution" ADD COLUMN "description" text;--> statement-breakpoint
ALTER TABLE "office_action_solution" ADD COLUMN "ground" text;--> statement-breakpoint
CREATE INDEX "office_action_due_order_idx" ON "office_action" USING btree ("due_date","id");--> statement-breakpoint
CREATE INDEX "office_action_status_due_idx" ON "office_action" USING btree ("status","due_date","id");--> statement-breakpoint
ALTER TABLE "office_action" ADD CONSTRAINT "office_action_status_check" CHECK ("office_action"."status" in ('Created', 'Examination draft saved', 'Examination saved', 'Docketing saved', 'Kick-off sent', 'Landing page visited', 'Order created', 'Invoice paid', 'Additional info requested', 'Additional info provided', 'Extension filed', 'Response sent for approval', 'Response approved', 'Response submitted', 'Abandoned'));--> statement-breakpoint
ALTER TABLE "office_action_solution" ADD CONSTRAINT "office_action_solution_kind_check" CHECK ("office_action_solution"."kind" in ('response', 'extension'));