CREATE TABLE "designation_change" (
	"id" uuid PRIMARY KEY NOT NULL,
	"trademark_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"held" jsonb NOT NULL,
	"becomes" jsonb NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"done_by_user_id" uuid,
	"dismissed_at" timestamp with time zone,
	"dismiss_reason" text,
	"dismissed_by_user_id" uuid,
	CONSTRAINT "designation_change_kind_key" UNIQUE("trademark_id","kind"),
	CONSTRAINT "designation_change_kind_check" CHECK ("designation_change"."kind" in ('owner', 'goods', 'end')),
	CONSTRAINT "designation_change_decided_check" CHECK ("designation_change"."done_at" is null or "designation_change"."dismissed_at" is null),
	CONSTRAINT "designation_change_dismissed_check" CHECK (num_nonnulls("designation_change"."dismissed_at", "designation_change"."dismiss_reason", "designation_change"."dismissed_by_user_id") in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "deadline" DROP CONSTRAINT "deadline_from_event_check";--> statement-breakpoint
ALTER TABLE "docketed_message" DROP CONSTRAINT "docketed_message_type_check";--> statement-breakpoint
ALTER TABLE "office_action_tracking" ADD COLUMN "due_before" date;--> statement-breakpoint
ALTER TABLE "office_action_tracking" ADD COLUMN "due_after" date;--> statement-breakpoint
ALTER TABLE "office_action_tracking" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "designation_change" ADD CONSTRAINT "designation_change_trademark_id_trademark_id_fk" FOREIGN KEY ("trademark_id") REFERENCES "public"."trademark"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "designation_change" ADD CONSTRAINT "designation_change_done_by_user_id_user_id_fk" FOREIGN KEY ("done_by_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "designation_change" ADD CONSTRAINT "designation_change_dismissed_by_user_id_user_id_fk" FOREIGN KEY ("dismissed_by_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "designation_change_found_at_idx" ON "designation_change" USING btree ("found_at","id");--> statement-breakpoint
CREATE INDEX "designation_change_open_idx" ON "designation_change" USING btree ("found_at","id") WHERE "designation_change"."done_at" is null and "designation_change"."dismissed_at" is null;--> statement-breakpoint
CREATE INDEX "designation_change_done_idx" ON "designation_change" USING btree ("found_at","id") WHERE "designation_change"."done_at" is not null;--> statement-breakpoint
CREATE INDEX "designation_change_dismissed_idx" ON "designation_change" USING btree ("found_at","id") WHERE "designation_change"."dismissed_at" is not null;--> statement-breakpoint
CREATE INDEX "designation_change_kind_idx" ON "designation_change" USING btree ("kind","found_at","id");--> statement-breakpoint
CREATE INDEX "designation_change_done_by_user_id_idx" ON "designation_change" USING btree ("done_by_user_id");--> statement-breakpoint
CREATE INDEX "designation_change_dismissed_by_user_id_idx" ON "designation_change" USING btree ("dismissed_by_user_id");--> statement-breakpoint
ALTER TABLE "deadline" ADD CONSTRAINT "deadline_from_event_check" CHECK ("deadline"."from_event" in ('filing', 'day_after_filing', 'filing_or_priority', 'registration', 'first_filing', 'day_after_first_filing', 'publication', 'day_after_publication', 'office_action', 'first_office_action', 'notice_of_allowance', 'expiry', 'day_after_expiry', 'expiry_month_end', 'opposition_end', 'reply_end', 'previous_end', 'opposition_notice', 'cooling_off_start', 'designation_notice', 'extension_opposable'));--> statement-breakpoint
ALTER TABLE "docketed_message" ADD CONSTRAINT "docketed_message_type_check" CHECK ("docketed_message"."type" in ('filing-receipt', 'office-action', 'publication', 'opposition', 'notice-of-allowance', 'registration', 'brand-registry-code', 'account-code', 'renewal-receipt', 'other'));