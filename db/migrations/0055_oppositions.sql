CREATE TABLE "opposition" (
	"id" uuid PRIMARY KEY NOT NULL,
	"trademark_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"office_number" text,
	"assigned_admin_id" uuid,
	"assignee_history" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"order_hub_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"document_hub_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"note_hub_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"status" text DEFAULT 'Created' NOT NULL,
	"last_status_update" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"notice_date" date NOT NULL,
	"due_date" date,
	"cooling_off_from" date,
	"cooling_off_until" date,
	"evidence_due" date,
	"opponent" text NOT NULL,
	"representative" text,
	"grounds" text[] DEFAULT '{}'::text[] NOT NULL,
	"earlier_rights" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"classes" integer[] DEFAULT '{}'::int[] NOT NULL,
	"summary" text,
	"advice" text,
	"advised_by_user_id" uuid,
	"advised_name" text,
	"version" integer DEFAULT 1 NOT NULL,
	"order_currency" text,
	"reminders_enabled" boolean DEFAULT true NOT NULL,
	"outcome" text,
	"ended_on" date,
	CONSTRAINT "opposition_trademark_number_key" UNIQUE("trademark_id","number"),
	CONSTRAINT "opposition_status_check" CHECK ("opposition"."status" in ('Created', 'Docketing saved', 'Kick-off sent', 'Order created', 'Invoice paid', 'Response submitted', 'Withdrawal instructed', 'Ended')),
	CONSTRAINT "opposition_order_currency_check" CHECK ("opposition"."order_currency" in ('EUR', 'CZK', 'GBP', 'USD', 'AUD', 'CHF', 'CAD', 'NZD', 'TRY', 'JPY', 'MXN', 'ZAR')),
	CONSTRAINT "opposition_outcome_check" CHECK ("opposition"."outcome" in ('settled', 'opposition-withdrawn', 'application-withdrawn', 'rejected', 'upheld-in-part', 'upheld')),
	CONSTRAINT "opposition_grounds_check" CHECK ("opposition"."grounds" <@ array['identical-mark', 'likelihood-of-confusion', 'reputation', 'unregistered-right', 'company-name', 'bad-faith', 'absolute-ground', 'other']::text[]),
	CONSTRAINT "opposition_dates_check" CHECK ("opposition"."due_date" is null or "opposition"."notice_date" <= "opposition"."due_date"),
	CONSTRAINT "opposition_ended_check" CHECK (("opposition"."status" = 'Ended') = ("opposition"."outcome" is not null and "opposition"."ended_on" is not null))
);
--> statement-breakpoint
CREATE TABLE "opposition_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"opposition_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"happened_on" date NOT NULL,
	"document_id" integer,
	"note" text,
	"created_by_user_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "opposition_event_kind_check" CHECK ("opposition_event"."kind" in ('cooling-off', 'cooling-off-extended', 'response-submitted', 'evidence-submitted', 'evidence-received', 'limitation-filed', 'settled', 'opposition-withdrawn', 'application-withdrawn', 'rejected', 'upheld-in-part', 'upheld'))
);
--> statement-breakpoint
CREATE TABLE "opposition_tracking" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"skipped" boolean DEFAULT false NOT NULL,
	"user_id" uuid,
	"opposition_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "opposition_way" (
	"id" uuid PRIMARY KEY NOT NULL,
	"opposition_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"kind" text NOT NULL,
	"description" text,
	"ground" text NOT NULL,
	"service_fee" numeric(14, 2),
	"government_fee" numeric(14, 2),
	"recommended" boolean DEFAULT false NOT NULL,
	"service_request_id" uuid,
	CONSTRAINT "opposition_way_kind_key" UNIQUE("opposition_id","kind"),
	CONSTRAINT "opposition_way_kind_check" CHECK ("opposition_way"."kind" in ('answer', 'coexistence', 'limitation', 'withdrawal')),
	CONSTRAINT "opposition_way_fees_check" CHECK ("opposition_way"."service_fee" >= 0 and "opposition_way"."government_fee" >= 0)
);
--> statement-breakpoint
ALTER TABLE "calendar_event" DROP CONSTRAINT "calendar_event_kind_check";--> statement-breakpoint
ALTER TABLE "deadline" DROP CONSTRAINT "deadline_kind_check";--> statement-breakpoint
ALTER TABLE "deadline" DROP CONSTRAINT "deadline_from_event_check";--> statement-breakpoint
ALTER TABLE "opposition" ADD CONSTRAINT "opposition_trademark_id_trademark_id_fk" FOREIGN KEY ("trademark_id") REFERENCES "public"."trademark"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opposition" ADD CONSTRAINT "opposition_assigned_admin_id_user_id_fk" FOREIGN KEY ("assigned_admin_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opposition" ADD CONSTRAINT "opposition_advised_by_user_id_user_id_fk" FOREIGN KEY ("advised_by_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opposition_event" ADD CONSTRAINT "opposition_event_opposition_id_opposition_id_fk" FOREIGN KEY ("opposition_id") REFERENCES "public"."opposition"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opposition_event" ADD CONSTRAINT "opposition_event_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opposition_event" ADD CONSTRAINT "opposition_event_created_by_user_id_user_id_fk" FOREIGN KEY ("created_by_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opposition_tracking" ADD CONSTRAINT "opposition_tracking_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opposition_tracking" ADD CONSTRAINT "opposition_tracking_opposition_id_opposition_id_fk" FOREIGN KEY ("opposition_id") REFERENCES "public"."opposition"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opposition_way" ADD CONSTRAINT "opposition_way_opposition_id_opposition_id_fk" FOREIGN KEY ("opposition_id") REFERENCES "public"."opposition"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opposition_way" ADD CONSTRAINT "opposition_way_service_request_id_service_request_id_fk" FOREIGN KEY ("service_request_id") REFERENCES "public"."service_request"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "opposition_assigned_admin_id_idx" ON "opposition" USING btree ("assigned_admin_id");--> statement-breakpoint
CREATE INDEX "opposition_advised_by_user_id_idx" ON "opposition" USING btree ("advised_by_user_id");--> statement-breakpoint
CREATE INDEX "opposition_status_idx" ON "opposition" USING btree ("status","last_status_update");--> statement-breakpoint
CREATE INDEX "opposition_due_order_idx" ON "opposition" USING btree ("due_date","id");--> statement-breakpoint
CREATE INDEX "opposition_status_due_idx" ON "opposition" USING btree ("status","due_date","id");--> statement-breakpoint
CREATE INDEX "opposition_created_at_idx" ON "opposition" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "opposition_search_idx" ON "opposition" USING gin ("opponent" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "opposition_order_hub_id_idx" ON "opposition" USING btree ("order_hub_id");--> statement-breakpoint
CREATE INDEX "opposition_document_hub_id_idx" ON "opposition" USING btree ("document_hub_id");--> statement-breakpoint
CREATE INDEX "opposition_note_hub_id_idx" ON "opposition" USING btree ("note_hub_id");--> statement-breakpoint
CREATE INDEX "opposition_event_opposition_id_idx" ON "opposition_event" USING btree ("opposition_id","happened_on","id");--> statement-breakpoint
CREATE INDEX "opposition_event_document_id_idx" ON "opposition_event" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "opposition_event_created_by_user_id_idx" ON "opposition_event" USING btree ("created_by_user_id");--> statement-breakpoint
CREATE INDEX "opposition_tracking_parent_idx" ON "opposition_tracking" USING btree ("opposition_id","created_at");--> statement-breakpoint
CREATE INDEX "opposition_tracking_name_idx" ON "opposition_tracking" USING btree ("name","created_at");--> statement-breakpoint
CREATE INDEX "opposition_tracking_user_id_idx" ON "opposition_tracking" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "opposition_way_service_request_id_idx" ON "opposition_way" USING btree ("service_request_id");--> statement-breakpoint
ALTER TABLE "calendar_event" ADD CONSTRAINT "calendar_event_kind_check" CHECK ("calendar_event"."kind" in ('term', 'renewal', 'opposition', 'opposition_extension', 'office_action_reply', 'office_action_extension', 'statement_of_use', 'use_declaration', 'incontestability', 'priority', 'priority_proof', 'nonuse', 'second_instalment', 'opposition_reply', 'cooling_off', 'opposition_evidence'));--> statement-breakpoint
ALTER TABLE "deadline" ADD CONSTRAINT "deadline_kind_check" CHECK ("deadline"."kind" in ('term', 'renewal', 'opposition', 'opposition_extension', 'office_action_reply', 'office_action_extension', 'statement_of_use', 'use_declaration', 'incontestability', 'priority', 'priority_proof', 'nonuse', 'second_instalment', 'opposition_reply', 'cooling_off', 'opposition_evidence'));--> statement-breakpoint
ALTER TABLE "deadline" ADD CONSTRAINT "deadline_from_event_check" CHECK ("deadline"."from_event" in ('filing', 'day_after_filing', 'filing_or_priority', 'registration', 'first_filing', 'day_after_first_filing', 'publication', 'day_after_publication', 'office_action', 'notice_of_allowance', 'expiry', 'day_after_expiry', 'expiry_month_end', 'opposition_end', 'reply_end', 'previous_end', 'opposition_notice', 'cooling_off_start'));
--> statement-breakpoint
CREATE TRIGGER "opposition_status_follows_machine" BEFORE UPDATE OF "status" ON "opposition" FOR EACH ROW EXECUTE FUNCTION "status_follows_machine"();
--> statement-breakpoint
CREATE TRIGGER "opposition_status_begins_machine" AFTER INSERT ON "opposition" FOR EACH ROW EXECUTE FUNCTION "status_begins_machine"();