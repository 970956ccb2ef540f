CREATE TABLE "conflict_decision" (
	"id" uuid PRIMARY KEY NOT NULL,
	"registration_request_id" uuid,
	"case_id" uuid,
	"outcome" text NOT NULL,
	"reason" text NOT NULL,
	"findings" jsonb NOT NULL,
	"decided_by_user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conflict_decision_outcome_check" CHECK ("conflict_decision"."outcome" in ('accept', 'accept-with-consent', 'decline')),
	CONSTRAINT "conflict_decision_matter_check" CHECK (num_nonnulls("conflict_decision"."registration_request_id", "conflict_decision"."case_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "document" DROP CONSTRAINT "document_removed_check";--> statement-breakpoint
ALTER TABLE "registration_request" ADD COLUMN "postponed_until" date;--> statement-breakpoint
ALTER TABLE "conflict_decision" ADD CONSTRAINT "conflict_decision_registration_request_id_registration_request_id_fk" FOREIGN KEY ("registration_request_id") REFERENCES "public"."registration_request"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conflict_decision" ADD CONSTRAINT "conflict_decision_case_id_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conflict_decision" ADD CONSTRAINT "conflict_decision_decided_by_user_id_user_id_fk" FOREIGN KEY ("decided_by_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conflict_decision_registration_request_id_idx" ON "conflict_decision" USING btree ("registration_request_id","created_at");--> statement-breakpoint
CREATE INDEX "conflict_decision_case_id_idx" ON "conflict_decision" USING btree ("case_id","created_at");--> statement-breakpoint
CREATE INDEX "conflict_decision_decided_by_user_id_idx" ON "conflict_decision" USING btree ("decided_by_user_id");--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_removed_from_check" CHECK (("document"."removed_at" is null) = ("document"."removed_from_hub_id" is null));