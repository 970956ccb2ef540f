ALTER TABLE "payment_attempt" DROP CONSTRAINT "payment_attempt_status_check";--> statement-breakpoint
ALTER TABLE "mailed_token" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "received_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "refund_reason" text;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "refunded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mailed_token" ADD CONSTRAINT "mailed_token_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_status_check" CHECK ("payment_attempt"."status" in ('created', 'pending', 'received', 'paid', 'declined', 'cancelled', 'refund-due', 'refunded'));
--> statement-breakpoint
-- Payment references need only differ: from a sequence nobody waits for anybody. Processes of the version before go on
-- counting in the table for a while, so the sequence begins well behind what they reach.
CREATE SEQUENCE "variable_symbol_seq" MINVALUE 1 MAXVALUE 9999999 CYCLE;
--> statement-breakpoint
SELECT setval('variable_symbol_seq', max("last") + 100000) FROM "invoice_counter" WHERE "series" = 'variable-symbol' HAVING max("last") IS NOT NULL;
--> statement-breakpoint
-- What was paid before was received when it was entered.
UPDATE "payment_attempt" SET "received_at" = "updated_at" WHERE "status" IN ('paid', 'refund-due', 'refunded');
