ALTER TABLE "mark" ADD COLUMN "designations" text[];--> statement-breakpoint
ALTER TABLE "trademark_monitoring_result" ADD COLUMN "priority_date" date;--> statement-breakpoint
ALTER TABLE "trademark_monitoring_result" ADD COLUMN "registration_date" date;--> statement-breakpoint
ALTER TABLE "trademark_monitoring_result" ADD COLUMN "state" text DEFAULT 'unknown' NOT NULL;--> statement-breakpoint
ALTER TABLE "trademark_monitoring_result" ADD COLUMN "status" text;--> statement-breakpoint
ALTER TABLE "trademark_monitoring_result" ADD COLUMN "designations" text[];--> statement-breakpoint
ALTER TABLE "trademark_monitoring_result" ADD COLUMN "filing_changed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "trademark_monitoring_result_filing_idx" ON "trademark_monitoring_result" USING btree ("jurisdiction","application_number");--> statement-breakpoint
ALTER TABLE "trademark_monitoring_result" ADD CONSTRAINT "trademark_monitoring_result_state_check" CHECK ("trademark_monitoring_result"."state" in ('pending', 'registered', 'dead', 'unknown'));--> statement-breakpoint
-- What the register holds of the filings that were found before.
UPDATE "trademark_monitoring_result" r SET "priority_date" = m."priority_date", "registration_date" = m."registration_date",
  "state" = m."state", "status" = m."status"
FROM "mark" m WHERE m."office" = r."jurisdiction" AND m."number" = r."application_number";
