CREATE TABLE "case_exhibit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"case_evidence_id" uuid,
	"document_id" integer NOT NULL,
	"url" text,
	"final_url" text,
	"http_status" integer,
	"media_type" text NOT NULL,
	"sha256" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"taken_by_user_id" uuid,
	"timestamp" text,
	"timestamped_by" text NOT NULL,
	"is_stand_in" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "case_exhibit_sha256_check" CHECK ("case_exhibit"."sha256" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "case_exhibit_timestamp_check" CHECK ("case_exhibit"."is_stand_in" = ("case_exhibit"."timestamp" is null))
);
--> statement-breakpoint
ALTER TABLE "case_exhibit" ADD CONSTRAINT "case_exhibit_case_id_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_exhibit" ADD CONSTRAINT "case_exhibit_case_evidence_id_case_infringement_evidence_id_fk" FOREIGN KEY ("case_evidence_id") REFERENCES "public"."case_infringement_evidence"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_exhibit" ADD CONSTRAINT "case_exhibit_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_exhibit" ADD CONSTRAINT "case_exhibit_taken_by_user_id_user_id_fk" FOREIGN KEY ("taken_by_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_exhibit_case_id_idx" ON "case_exhibit" USING btree ("case_id","taken_at");--> statement-breakpoint
CREATE INDEX "case_exhibit_case_evidence_id_idx" ON "case_exhibit" USING btree ("case_evidence_id");--> statement-breakpoint
CREATE INDEX "case_exhibit_document_id_idx" ON "case_exhibit" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "case_exhibit_taken_by_user_id_idx" ON "case_exhibit" USING btree ("taken_by_user_id");