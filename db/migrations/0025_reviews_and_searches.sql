CREATE TABLE "verification_search" (
	"id" uuid PRIMARY KEY NOT NULL,
	"registration_request_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"query" text NOT NULL,
	"filters" jsonb NOT NULL,
	"registers" jsonb NOT NULL,
	"found" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by_user_id" uuid,
	CONSTRAINT "verification_search_kind_check" CHECK ("verification_search"."kind" in ('text', 'element', 'pattern', 'reading', 'translation', 'owner', 'number'))
);
--> statement-breakpoint
ALTER TABLE "verification_result" ADD COLUMN "review" jsonb;--> statement-breakpoint
ALTER TABLE "verification_search" ADD CONSTRAINT "verification_search_registration_request_id_registration_request_id_fk" FOREIGN KEY ("registration_request_id") REFERENCES "public"."registration_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_search" ADD CONSTRAINT "verification_search_created_by_user_id_user_id_fk" FOREIGN KEY ("created_by_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "verification_search_request_idx" ON "verification_search" USING btree ("registration_request_id","version","created_at");--> statement-breakpoint
CREATE INDEX "verification_search_created_by_user_id_idx" ON "verification_search" USING btree ("created_by_user_id");