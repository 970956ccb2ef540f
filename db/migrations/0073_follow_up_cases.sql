CREATE TABLE "follow_up_case" (
	"id" uuid PRIMARY KEY NOT NULL,
	"registration_request_id" uuid NOT NULL,
	"status" text DEFAULT 'Created' NOT NULL,
	"last_status_update" timestamp with time zone DEFAULT now() NOT NULL,
	"cause" text NOT NULL,
	"approached_by" text,
	"outcome" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "follow_up_case_status_check" CHECK ("follow_up_case"."status" in ('Created', 'Client approached', 'Client unresponsive', 'Resolved')),
	CONSTRAINT "follow_up_case_cause_check" CHECK ("follow_up_case"."cause" in ('Follow-up later', 'Lost to follow-up', 'Client unresponsive', 'By hand')),
	CONSTRAINT "follow_up_case_approached_by_check" CHECK ("follow_up_case"."approached_by" in ('mail', 'phone', 'other')),
	CONSTRAINT "follow_up_case_outcome_check" CHECK ("follow_up_case"."outcome" in ('answered', 'went-on', 'closed', 'given-up')),
	CONSTRAINT "follow_up_case_resolved_check" CHECK (("follow_up_case"."status" = 'Resolved') = ("follow_up_case"."outcome" is not null))
);
--> statement-breakpoint
CREATE TABLE "follow_up_case_tracking" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"skipped" boolean DEFAULT false NOT NULL,
	"user_id" uuid,
	"follow_up_case_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "follow_up_case" ADD CONSTRAINT "follow_up_case_registration_request_id_registration_request_id_fk" FOREIGN KEY ("registration_request_id") REFERENCES "public"."registration_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_up_case_tracking" ADD CONSTRAINT "follow_up_case_tracking_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_up_case_tracking" ADD CONSTRAINT "follow_up_case_tracking_follow_up_case_id_follow_up_case_id_fk" FOREIGN KEY ("follow_up_case_id") REFERENCES "public"."follow_up_case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "follow_up_case_open_key" ON "follow_up_case" USING btree ("registration_request_id") WHERE "follow_up_case"."status" <> 'Resolved';--> statement-breakpoint
CREATE INDEX "follow_up_case_request_idx" ON "follow_up_case" USING btree ("registration_request_id","created_at");--> statement-breakpoint
CREATE INDEX "follow_up_case_status_idx" ON "follow_up_case" USING btree ("status","last_status_update","id");--> statement-breakpoint
CREATE INDEX "follow_up_case_since_idx" ON "follow_up_case" USING btree ("last_status_update","id");--> statement-breakpoint
CREATE INDEX "follow_up_case_cause_idx" ON "follow_up_case" USING btree ("cause","last_status_update","id");--> statement-breakpoint
CREATE INDEX "follow_up_case_tracking_parent_idx" ON "follow_up_case_tracking" USING btree ("follow_up_case_id","created_at");--> statement-breakpoint
CREATE INDEX "follow_up_case_tracking_name_idx" ON "follow_up_case_tracking" USING btree ("name","created_at");--> statement-breakpoint
CREATE INDEX "follow_up_case_tracking_user_id_idx" ON "follow_up_case_tracking" USING btree ("user_id");
--> statement-breakpoint
CREATE TRIGGER "follow_up_case_status_follows_machine" BEFORE UPDATE OF "status" ON "follow_up_case" FOR EACH ROW EXECUTE FUNCTION "status_follows_machine"();
--> statement-breakpoint
CREATE TRIGGER "follow_up_case_status_begins_machine" AFTER INSERT ON "follow_up_case" FOR EACH ROW EXECUTE FUNCTION "status_begins_machine"();