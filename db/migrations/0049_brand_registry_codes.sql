CREATE TABLE "brand_registry_code" (
	"id" uuid PRIMARY KEY NOT NULL,
	"trademark_id" uuid NOT NULL,
	"code" text NOT NULL,
	"created_by_user_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brand_registry_view" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand_registry_code_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "trademark_watch_subscription_date_end_idx";--> statement-breakpoint
ALTER TABLE "registration_request" ADD COLUMN "for_brand_registry" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "brand_registry_code" ADD CONSTRAINT "brand_registry_code_trademark_id_trademark_id_fk" FOREIGN KEY ("trademark_id") REFERENCES "public"."trademark"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_registry_code" ADD CONSTRAINT "brand_registry_code_created_by_user_id_user_id_fk" FOREIGN KEY ("created_by_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_registry_view" ADD CONSTRAINT "brand_registry_view_brand_registry_code_id_brand_registry_code_id_fk" FOREIGN KEY ("brand_registry_code_id") REFERENCES "public"."brand_registry_code"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_registry_view" ADD CONSTRAINT "brand_registry_view_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brand_registry_code_trademark_id_idx" ON "brand_registry_code" USING btree ("trademark_id","created_at");--> statement-breakpoint
CREATE INDEX "brand_registry_code_created_by_user_id_idx" ON "brand_registry_code" USING btree ("created_by_user_id");--> statement-breakpoint
CREATE INDEX "brand_registry_view_brand_registry_code_id_idx" ON "brand_registry_view" USING btree ("brand_registry_code_id","seen_at");--> statement-breakpoint
CREATE INDEX "brand_registry_view_user_id_idx" ON "brand_registry_view" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "trademark_watch_subscription_date_end_idx" ON "trademark_watch_subscription" USING btree ("date_end","id");