ALTER TABLE "fee_rule" DROP CONSTRAINT "fee_rule_action_check";--> statement-breakpoint
ALTER TABLE "fee_rule" ADD COLUMN "basis" text DEFAULT 'electronic' NOT NULL;--> statement-breakpoint
ALTER TABLE "fee_rule" ADD COLUMN "surcharges" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "fee_rule" ADD COLUMN "variants" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "fee_rule" ADD COLUMN "percent_of" text;--> statement-breakpoint
ALTER TABLE "fee_rule" ADD COLUMN "percent" integer;--> statement-breakpoint
ALTER TABLE "fee_rule" ADD COLUMN "max_amount" integer;--> statement-breakpoint
ALTER TABLE "fee_rule" ADD COLUMN "on_top_of" text;--> statement-breakpoint
ALTER TABLE "fee_rule" ADD COLUMN "per_state" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "fee_rule" ADD COLUMN "range_low" integer;--> statement-breakpoint
ALTER TABLE "fee_rule" ADD COLUMN "range_high" integer;--> statement-breakpoint
ALTER TABLE "fee_rule" ADD COLUMN "source_url" text;--> statement-breakpoint
ALTER TABLE "fee_rule" ADD COLUMN "source_kind" text DEFAULT 'unconfirmed' NOT NULL;--> statement-breakpoint
ALTER TABLE "fee_rule" ADD COLUMN "as_of" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "fee_rule" ADD COLUMN "confidence" text DEFAULT 'medium' NOT NULL;--> statement-breakpoint
ALTER TABLE "fee_rule" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "service_fee" ADD COLUMN "offerings" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "fee_rule" ADD CONSTRAINT "fee_rule_basis_check" CHECK ("fee_rule"."basis" in ('electronic', 'paper'));--> statement-breakpoint
ALTER TABLE "fee_rule" ADD CONSTRAINT "fee_rule_percent_of_check" CHECK ("fee_rule"."percent_of" in ('filing', 'registration', 'renewal', 'late_renewal', 'opposition', 'opposition_extension', 'use_declaration', 'statement_of_use', 'incontestability', 'extension', 'office_action_extension', 'office_action_reply', 'transfer', 'division', 'expedited', 'further_processing', 'restoration', 'revival', 'complementary', 'state_designation', 'subsequent_designation', 'madrid_designation', 'madrid_renewal'));--> statement-breakpoint
ALTER TABLE "fee_rule" ADD CONSTRAINT "fee_rule_on_top_of_check" CHECK ("fee_rule"."on_top_of" in ('filing', 'registration', 'renewal', 'late_renewal', 'opposition', 'opposition_extension', 'use_declaration', 'statement_of_use', 'incontestability', 'extension', 'office_action_extension', 'office_action_reply', 'transfer', 'division', 'expedited', 'further_processing', 'restoration', 'revival', 'complementary', 'state_designation', 'subsequent_designation', 'madrid_designation', 'madrid_renewal'));--> statement-breakpoint
ALTER TABLE "fee_rule" ADD CONSTRAINT "fee_rule_source_kind_check" CHECK ("fee_rule"."source_kind" in ('statute', 'office', 'secondary', 'unconfirmed', 'estimate'));--> statement-breakpoint
ALTER TABLE "fee_rule" ADD CONSTRAINT "fee_rule_confidence_check" CHECK ("fee_rule"."confidence" in ('high', 'medium', 'low'));--> statement-breakpoint
ALTER TABLE "fee_rule" ADD CONSTRAINT "fee_rule_action_check" CHECK ("fee_rule"."action" in ('filing', 'registration', 'renewal', 'late_renewal', 'opposition', 'opposition_extension', 'use_declaration', 'statement_of_use', 'incontestability', 'extension', 'office_action_extension', 'office_action_reply', 'transfer', 'division', 'expedited', 'further_processing', 'restoration', 'revival', 'complementary', 'state_designation', 'subsequent_designation', 'madrid_designation', 'madrid_renewal'));