ALTER TABLE "trademark" ADD COLUMN "ended_on" date;--> statement-breakpoint
ALTER TABLE "trademark" ADD COLUMN "ended_how" text;--> statement-breakpoint
ALTER TABLE "trademark" ADD CONSTRAINT "trademark_ended_how_check" CHECK ("trademark"."ended_how" in ('cancelled', 'given-up', 'not-renewed'));--> statement-breakpoint
-- Only the day of a cancellation with the basic mark was kept; of other ends the day stands in the notes.
UPDATE "trademark" SET "ended_on" = "cancelled_on", "ended_how" = 'cancelled' WHERE "cancelled_on" IS NOT NULL;
