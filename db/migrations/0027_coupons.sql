ALTER TABLE "discount_coupon" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "discount_coupon" ADD COLUMN "valid_from" date;--> statement-breakpoint
ALTER TABLE "discount_coupon" ADD COLUMN "valid_to" date;--> statement-breakpoint
ALTER TABLE "discount_coupon" ADD COLUMN "max_uses" integer;--> statement-breakpoint
ALTER TABLE "discount_coupon" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "discount_coupon_id" text;--> statement-breakpoint
ALTER TABLE "service_request" ADD COLUMN "discount_coupon_id" text;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_discount_coupon_id_discount_coupon_id_fk" FOREIGN KEY ("discount_coupon_id") REFERENCES "public"."discount_coupon"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_request" ADD CONSTRAINT "service_request_discount_coupon_id_discount_coupon_id_fk" FOREIGN KEY ("discount_coupon_id") REFERENCES "public"."discount_coupon"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "discount_coupon_created_order_idx" ON "discount_coupon" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "invoice_discount_coupon_id_idx" ON "invoice" USING btree ("discount_coupon_id");--> statement-breakpoint
CREATE INDEX "service_request_discount_coupon_id_idx" ON "service_request" USING btree ("discount_coupon_id");--> statement-breakpoint
ALTER TABLE "discount_coupon" ADD CONSTRAINT "discount_coupon_currency_check" CHECK ("discount_coupon"."currency" in ('EUR', 'CZK', 'GBP', 'USD', 'AUD', 'CHF', 'CAD', 'NZD', 'TRY', 'JPY', 'MXN', 'ZAR'));