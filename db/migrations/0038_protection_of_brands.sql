CREATE TABLE "sighting" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand_monitoring_task_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"source" text NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"host" text NOT NULL,
	"seller" text,
	"price" integer,
	"currency" text,
	"country" text,
	"classes" integer[] DEFAULT '{}'::int[] NOT NULL,
	"found_on" date,
	"score" double precision NOT NULL,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"folded_into_id" uuid,
	"status" text DEFAULT 'Open' NOT NULL,
	"dismiss_reason" text,
	"decided_by_user_id" uuid,
	"decided_at" timestamp with time zone,
	"case_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sighting_platform_check" CHECK ("sighting"."platform" in ('domains', 'marketplaces', 'shops', 'social', 'app-stores', 'search')),
	CONSTRAINT "sighting_status_check" CHECK ("sighting"."status" in ('Open', 'Accepted', 'Dismissed', 'Case', 'Known')),
	CONSTRAINT "sighting_dismiss_reason_check" CHECK ("sighting"."dismiss_reason" in ('authorised-seller', 'genuine-goods', 'other-goods', 'other-meaning', 'no-right-there', 'earlier-right', 'known', 'gone')),
	CONSTRAINT "sighting_currency_check" CHECK ("sighting"."currency" in ('EUR', 'CZK', 'GBP', 'USD', 'AUD', 'CHF', 'CAD', 'NZD', 'TRY', 'JPY', 'MXN', 'ZAR')),
	CONSTRAINT "sighting_dismissed_check" CHECK (("sighting"."status" = 'Dismissed') = ("sighting"."dismiss_reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "brand_monitoring_task" ADD COLUMN "planned_on" date;--> statement-breakpoint
ALTER TABLE "brand_monitoring_task" ADD COLUMN "searched_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "brand_subscription" ADD COLUMN "public_id" text;--> statement-breakpoint
ALTER TABLE "brand_subscription" ADD COLUMN "next_tier" text;--> statement-breakpoint
ALTER TABLE "brand_subscription" ADD COLUMN "next_payment_frequency" text;--> statement-breakpoint
ALTER TABLE "brand_subscription_payment" ADD COLUMN "invoice_content" jsonb;--> statement-breakpoint
ALTER TABLE "user_payment_method" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "user_payment_method" ADD COLUMN "provider_card_id" text;--> statement-breakpoint
ALTER TABLE "user_payment_method" ADD COLUMN "validations" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sighting" ADD CONSTRAINT "sighting_brand_monitoring_task_id_brand_monitoring_task_id_fk" FOREIGN KEY ("brand_monitoring_task_id") REFERENCES "public"."brand_monitoring_task"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sighting" ADD CONSTRAINT "sighting_decided_by_user_id_user_id_fk" FOREIGN KEY ("decided_by_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sighting" ADD CONSTRAINT "sighting_folded_into_id_fk" FOREIGN KEY ("folded_into_id") REFERENCES "public"."sighting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sighting_url_key" ON "sighting" USING btree ("brand_monitoring_task_id","url");--> statement-breakpoint
CREATE INDEX "sighting_score_idx" ON "sighting" USING btree ("brand_monitoring_task_id","score");--> statement-breakpoint
CREATE INDEX "sighting_folded_into_id_idx" ON "sighting" USING btree ("folded_into_id");--> statement-breakpoint
CREATE INDEX "sighting_decided_by_user_id_idx" ON "sighting" USING btree ("decided_by_user_id");--> statement-breakpoint
CREATE INDEX "sighting_case_id_idx" ON "sighting" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "brand_monitoring_task_planned_idx" ON "brand_monitoring_task" USING btree ("brand_subscription_id","planned_on");--> statement-breakpoint
CREATE INDEX "brand_monitoring_task_deadline_order_idx" ON "brand_monitoring_task" USING btree ("deadline","id");--> statement-breakpoint
CREATE INDEX "brand_monitoring_task_status_deadline_idx" ON "brand_monitoring_task" USING btree ("status","deadline","id");--> statement-breakpoint
CREATE INDEX "brand_subscription_created_order_idx" ON "brand_subscription" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "brand_subscription_status_created_idx" ON "brand_subscription" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_payment_method_card_key" ON "user_payment_method" USING btree ("provider","provider_card_id");--> statement-breakpoint
CREATE INDEX "user_payment_method_status_idx" ON "user_payment_method" USING btree ("status","card_expiration");--> statement-breakpoint
ALTER TABLE "brand_subscription" ADD CONSTRAINT "brand_subscription_public_id_unique" UNIQUE("public_id");--> statement-breakpoint
ALTER TABLE "brand_subscription" ADD CONSTRAINT "brand_subscription_next_tier_check" CHECK ("brand_subscription"."next_tier" in ('basic', 'standard', 'advanced'));--> statement-breakpoint
ALTER TABLE "brand_subscription" ADD CONSTRAINT "brand_subscription_next_payment_frequency_check" CHECK ("brand_subscription"."next_payment_frequency" in ('monthly', 'yearly'));--> statement-breakpoint
-- A table of the enforcement's file, which knows this one: the circle is closed here.
ALTER TABLE "sighting" ADD CONSTRAINT "sighting_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."case"("id") ON DELETE set null;
--> statement-breakpoint
CREATE TRIGGER "sighting_status_follows_machine" BEFORE UPDATE OF "status" ON "sighting" FOR EACH ROW EXECUTE FUNCTION "status_follows_machine"();
--> statement-breakpoint
CREATE TRIGGER "sighting_status_begins_machine" AFTER INSERT ON "sighting" FOR EACH ROW EXECUTE FUNCTION "status_begins_machine"();
