CREATE TABLE "brand_report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand_id" uuid NOT NULL,
	"month" date NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brand_report_month_key" UNIQUE("brand_id","month"),
	CONSTRAINT "brand_report_month_check" CHECK (extract(day from "brand_report"."month") = 1)
);
--> statement-breakpoint
CREATE TABLE "counterparty_link" (
	"id" uuid PRIMARY KEY NOT NULL,
	"left_id" uuid NOT NULL,
	"right_id" uuid NOT NULL,
	"verdict" text NOT NULL,
	"reason" text NOT NULL,
	"decided_by_user_id" uuid NOT NULL,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_by_user_id" uuid,
	"undone_at" timestamp with time zone,
	"undo_reason" text,
	CONSTRAINT "counterparty_link_verdict_check" CHECK ("counterparty_link"."verdict" in ('same', 'another')),
	CONSTRAINT "counterparty_link_order_check" CHECK ("counterparty_link"."left_id" < "counterparty_link"."right_id"),
	CONSTRAINT "counterparty_link_undone_check" CHECK (num_nonnulls("counterparty_link"."undone_at", "counterparty_link"."undone_by_user_id", "counterparty_link"."undo_reason") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "counterparty_trait" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_counterparty_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	"source" text NOT NULL,
	"seen_on" date,
	"created_by_user_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "counterparty_trait_key" UNIQUE("case_counterparty_id","kind","key"),
	CONSTRAINT "counterparty_trait_kind_check" CHECK ("counterparty_trait"."kind" in ('bank', 'domain', 'shop', 'account', 'email', 'telephone', 'address', 'photographs', 'tracker', 'name', 'server'))
);
--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "report_mailed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "brand_report" ADD CONSTRAINT "brand_report_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counterparty_link" ADD CONSTRAINT "counterparty_link_left_id_case_counterparty_id_fk" FOREIGN KEY ("left_id") REFERENCES "public"."case_counterparty"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counterparty_link" ADD CONSTRAINT "counterparty_link_right_id_case_counterparty_id_fk" FOREIGN KEY ("right_id") REFERENCES "public"."case_counterparty"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counterparty_link" ADD CONSTRAINT "counterparty_link_decided_by_user_id_user_id_fk" FOREIGN KEY ("decided_by_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counterparty_link" ADD CONSTRAINT "counterparty_link_undone_by_user_id_user_id_fk" FOREIGN KEY ("undone_by_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counterparty_trait" ADD CONSTRAINT "counterparty_trait_case_counterparty_id_case_counterparty_id_fk" FOREIGN KEY ("case_counterparty_id") REFERENCES "public"."case_counterparty"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counterparty_trait" ADD CONSTRAINT "counterparty_trait_created_by_user_id_user_id_fk" FOREIGN KEY ("created_by_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "counterparty_link_pair_key" ON "counterparty_link" USING btree ("left_id","right_id") WHERE "counterparty_link"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "counterparty_link_left_id_idx" ON "counterparty_link" USING btree ("left_id");--> statement-breakpoint
CREATE INDEX "counterparty_link_right_id_idx" ON "counterparty_link" USING btree ("right_id");--> statement-breakpoint
CREATE INDEX "counterparty_link_decided_by_user_id_idx" ON "counterparty_link" USING btree ("decided_by_user_id");--> statement-breakpoint
CREATE INDEX "counterparty_link_undone_by_user_id_idx" ON "counterparty_link" USING btree ("undone_by_user_id");--> statement-breakpoint
CREATE INDEX "counterparty_trait_shared_idx" ON "counterparty_trait" USING btree ("kind","key");--> statement-breakpoint
CREATE INDEX "counterparty_trait_created_by_user_id_idx" ON "counterparty_trait" USING btree ("created_by_user_id");--> statement-breakpoint
CREATE INDEX "case_counterparty_name_order_idx" ON "case_counterparty" USING btree ("primary_name","id");