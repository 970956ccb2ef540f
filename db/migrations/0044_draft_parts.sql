ALTER TABLE "application_jurisdiction" ADD COLUMN "uspto_first_use" jsonb;--> statement-breakpoint
ALTER TABLE "thread_comment" ADD COLUMN "section" text;--> statement-breakpoint
ALTER TABLE "thread_comment" ADD COLUMN "resolved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "thread_comment" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "thread_comment" ADD CONSTRAINT "thread_comment_section_check" CHECK ("thread_comment"."section" in ('mark', 'owner', 'goods', 'use', 'authority'));