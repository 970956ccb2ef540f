CREATE TABLE "domain_lookup" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand_id" uuid NOT NULL,
	"sighting_id" uuid,
	"case_exhibit_id" uuid,
	"domain" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"asked_by_user_id" uuid,
	"source" text NOT NULL,
	"is_stand_in" boolean NOT NULL,
	"facts" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "domain_lookup_of_check" CHECK (num_nonnulls("domain_lookup"."sighting_id", "domain_lookup"."case_exhibit_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "domain_lookup" ADD CONSTRAINT "domain_lookup_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "domain_lookup" ADD CONSTRAINT "domain_lookup_sighting_id_sighting_id_fk" FOREIGN KEY ("sighting_id") REFERENCES "public"."sighting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "domain_lookup" ADD CONSTRAINT "domain_lookup_case_exhibit_id_case_exhibit_id_fk" FOREIGN KEY ("case_exhibit_id") REFERENCES "public"."case_exhibit"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "domain_lookup" ADD CONSTRAINT "domain_lookup_asked_by_user_id_user_id_fk" FOREIGN KEY ("asked_by_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "domain_lookup_brand_id_idx" ON "domain_lookup" USING btree ("brand_id","asked_at");--> statement-breakpoint
CREATE INDEX "domain_lookup_sighting_id_idx" ON "domain_lookup" USING btree ("sighting_id","asked_at");--> statement-breakpoint
CREATE INDEX "domain_lookup_case_exhibit_id_idx" ON "domain_lookup" USING btree ("case_exhibit_id");--> statement-breakpoint
CREATE INDEX "domain_lookup_asked_by_user_id_idx" ON "domain_lookup" USING btree ("asked_by_user_id");