ALTER TABLE "office_action_tracking" ADD COLUMN "due_before" date;--> statement-breakpoint
ALTER TABLE "office_action_tracking" ADD COLUMN "due_after" date;--> statement-breakpoint
ALTER TABLE "office_action_tracking" ADD COLUMN "reason" text;