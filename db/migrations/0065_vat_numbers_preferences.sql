ALTER TABLE "credit_note" DROP CONSTRAINT "credit_note_issuer_check";--> statement-breakpoint
ALTER TABLE "invoice" DROP CONSTRAINT "invoice_issuer_check";--> statement-breakpoint
ALTER TABLE "entity" ADD COLUMN "vat_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "entity" ADD COLUMN "vat_consultation" text;--> statement-breakpoint
ALTER TABLE "registration_request" ADD COLUMN "euipo_grant_decision" text;--> statement-breakpoint
ALTER TABLE "registration_request" ADD COLUMN "euipo_grant_decided_on" date;--> statement-breakpoint
ALTER TABLE "credit_note" ADD CONSTRAINT "credit_note_issuer_check" CHECK ("credit_note"."issuer" in ('SK', 'CZ', 'EU', 'US'));--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_issuer_check" CHECK ("invoice"."issuer" in ('SK', 'CZ', 'EU', 'US'));--> statement-breakpoint
ALTER TABLE "registration_request" ADD CONSTRAINT "registration_request_euipo_grant_decision_check" CHECK ("registration_request"."euipo_grant_decision" in ('granted', 'refused', 'not-applied'));