DROP INDEX "consultation_event_timestamp_idx";--> statement-breakpoint
ALTER TABLE "consultation" ADD COLUMN "contact_name" text;--> statement-breakpoint
ALTER TABLE "consultation" ADD COLUMN "contact_email" text;--> statement-breakpoint
ALTER TABLE "consultation" ADD COLUMN "contact_phone" text;--> statement-breakpoint
ALTER TABLE "consultation" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "consultation" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consultation" ADD COLUMN "outcome_sent_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "consultation_contact_email_idx" ON "consultation" USING btree (lower("contact_email"));--> statement-breakpoint
CREATE INDEX "consultation_search_idx" ON "consultation" USING gin ("contact_name" gin_trgm_ops,"contact_email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "consultation_cancelled_idx" ON "consultation" USING btree ("event_timestamp","id") WHERE "consultation"."cancelled_at" is not null;--> statement-breakpoint
CREATE INDEX "consultation_event_timestamp_idx" ON "consultation" USING btree ("event_timestamp","id");