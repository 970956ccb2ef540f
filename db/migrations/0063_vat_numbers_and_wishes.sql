ALTER TABLE "entity" ADD COLUMN "vat_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "entity" ADD COLUMN "vat_consultation" text;--> statement-breakpoint
ALTER TABLE "registration_request" ADD COLUMN "euipo_grant_decision" text;--> statement-breakpoint
ALTER TABLE "registration_request" ADD COLUMN "euipo_grant_decided_on" date;--> statement-breakpoint
ALTER TABLE "registration_request" ADD CONSTRAINT "registration_request_euipo_grant_decision_check" CHECK ("registration_request"."euipo_grant_decision" in ('granted', 'refused', 'not-applied'));