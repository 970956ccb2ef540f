CREATE TABLE "deadline" (
	"id" uuid PRIMARY KEY NOT NULL,
	"trademark_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"opens" date,
	"calendar_due" date NOT NULL,
	"lawful_due" date NOT NULL,
	"due" date NOT NULL,
	"grace_until" date,
	"from_event" text NOT NULL,
	"from_date" date NOT NULL,
	"amount" integer NOT NULL,
	"unit" text NOT NULL,
	"law" text,
	"article" text,
	"source" text,
	"source_kind" text NOT NULL,
	"is_read" boolean NOT NULL,
	"confidence" text NOT NULL,
	"note" text,
	"moved_because" text,
	"is_move_unknown" boolean DEFAULT false NOT NULL,
	"is_assumed" boolean DEFAULT false NOT NULL,
	"previous_due" date,
	"moved_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"done_by_user_id" uuid,
	"override_reason" text,
	"override_by_user_id" uuid,
	"override_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deadline_trademark_kind_number_key" UNIQUE("trademark_id","kind","number"),
	CONSTRAINT "deadline_kind_check" CHECK ("deadline"."kind" in ('term', 'renewal', 'opposition', 'opposition_extension', 'office_action_reply', 'office_action_extension', 'statement_of_use', 'use_declaration', 'priority', 'priority_proof', 'nonuse', 'second_instalment')),
	CONSTRAINT "deadline_from_event_check" CHECK ("deadline"."from_event" in ('filing', 'day_after_filing', 'filing_or_priority', 'registration', 'first_filing', 'day_after_first_filing', 'publication', 'day_after_publication', 'office_action', 'notice_of_allowance', 'expiry', 'day_after_expiry', 'expiry_month_end', 'opposition_end', 'reply_end', 'previous_end')),
	CONSTRAINT "deadline_unit_check" CHECK ("deadline"."unit" in ('day', 'working_day', 'week', 'month', 'year', 'hijri_year')),
	CONSTRAINT "deadline_source_kind_check" CHECK ("deadline"."source_kind" in ('statute', 'office', 'secondary', 'knowledge')),
	CONSTRAINT "deadline_confidence_check" CHECK ("deadline"."confidence" in ('high', 'medium', 'low')),
	CONSTRAINT "deadline_override_check" CHECK (("deadline"."override_reason" is null) = ("deadline"."override_at" is null))
);
--> statement-breakpoint
ALTER TABLE "trademark" ADD COLUMN "publication_date" date;--> statement-breakpoint
ALTER TABLE "deadline" ADD CONSTRAINT "deadline_trademark_id_trademark_id_fk" FOREIGN KEY ("trademark_id") REFERENCES "public"."trademark"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deadline" ADD CONSTRAINT "deadline_done_by_user_id_user_id_fk" FOREIGN KEY ("done_by_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deadline" ADD CONSTRAINT "deadline_override_by_user_id_user_id_fk" FOREIGN KEY ("override_by_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deadline_due_idx" ON "deadline" USING btree ("due","id");--> statement-breakpoint
CREATE INDEX "deadline_kind_due_idx" ON "deadline" USING btree ("kind","due");--> statement-breakpoint
CREATE INDEX "deadline_done_by_user_id_idx" ON "deadline" USING btree ("done_by_user_id");--> statement-breakpoint
CREATE INDEX "deadline_override_by_user_id_idx" ON "deadline" USING btree ("override_by_user_id");