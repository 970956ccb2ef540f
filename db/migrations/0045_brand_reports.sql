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
ALTER TABLE "brand" ADD COLUMN "report_mailed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "brand_report" ADD CONSTRAINT "brand_report_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;