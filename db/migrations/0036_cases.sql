CREATE TABLE "case_negotiation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"happened_on" date NOT NULL,
	"direction" text NOT NULL,
	"channel" text NOT NULL,
	"body" text NOT NULL,
	"created_by_user_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "case_negotiation_direction_check" CHECK ("case_negotiation"."direction" in ('out', 'in')),
	CONSTRAINT "case_negotiation_channel_check" CHECK ("case_negotiation"."channel" in ('email', 'post', 'phone', 'platform', 'meeting'))
);
--> statement-breakpoint
CREATE TABLE "case_notice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"case_infringement_id" uuid,
	"trademark_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"recipient" text NOT NULL,
	"body" text NOT NULL,
	"checklist" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text DEFAULT 'Draft' NOT NULL,
	"last_status_update" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by_user_id" uuid,
	"approved_by_user_id" uuid,
	"approved_at" timestamp with time zone,
	"sent_on" date,
	"reference" text,
	"proof_document_id" integer,
	"withdraw_reason" text,
	"is_wrong" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "case_notice_kind_check" CHECK ("case_notice"."kind" in ('takedown', 'letter')),
	CONSTRAINT "case_notice_language_check" CHECK ("case_notice"."language" in ('en', 'sk', 'cs', 'es')),
	CONSTRAINT "case_notice_status_check" CHECK ("case_notice"."status" in ('Draft', 'Approved', 'Sent', 'Withdrawn', 'Dropped')),
	CONSTRAINT "case_notice_approval_check" CHECK ("case_notice"."status" in ('Draft', 'Dropped') or "case_notice"."approved_at" is not null),
	CONSTRAINT "case_notice_sent_check" CHECK ("case_notice"."status" not in ('Sent', 'Withdrawn') or "case_notice"."sent_on" is not null),
	CONSTRAINT "case_notice_withdrawal_check" CHECK ("case_notice"."status" <> 'Withdrawn' or "case_notice"."withdraw_reason" is not null)
);
--> statement-breakpoint
ALTER TABLE "case_infringement" ADD COLUMN "jurisdiction" text;--> statement-breakpoint
ALTER TABLE "case_infringement" ADD COLUMN "classes" integer[] DEFAULT '{}'::int[] NOT NULL;--> statement-breakpoint
ALTER TABLE "case_infringement" ADD COLUMN "taken_down_on" date;--> statement-breakpoint
ALTER TABLE "case_request" ADD COLUMN "brand_id" uuid;--> statement-breakpoint
ALTER TABLE "case_request" ADD COLUMN "trademark_id" uuid;--> statement-breakpoint
ALTER TABLE "case_request" ADD COLUMN "mark" text;--> statement-breakpoint
ALTER TABLE "case_request" ADD COLUMN "jurisdiction" text;--> statement-breakpoint
ALTER TABLE "case_request" ADD COLUMN "number" text;--> statement-breakpoint
ALTER TABLE "case_request" ADD COLUMN "question" text;--> statement-breakpoint
ALTER TABLE "case_request" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "case_request" ADD COLUMN "contact_email" text;--> statement-breakpoint
ALTER TABLE "case_request" ADD COLUMN "contact_first_name" text;--> statement-breakpoint
ALTER TABLE "case_request" ADD COLUMN "contact_last_name" text;--> statement-breakpoint
ALTER TABLE "case_request" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "case_solution" ADD COLUMN "offered_by_user_id" uuid;--> statement-breakpoint
ALTER TABLE "case_solution" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "case" ADD COLUMN "trademark_id" uuid;--> statement-breakpoint
ALTER TABLE "case" ADD COLUMN "dismiss_reason" text;--> statement-breakpoint
ALTER TABLE "case_negotiation" ADD CONSTRAINT "case_negotiation_case_id_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_negotiation" ADD CONSTRAINT "case_negotiation_created_by_user_id_user_id_fk" FOREIGN KEY ("created_by_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_notice" ADD CONSTRAINT "case_notice_case_id_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_notice" ADD CONSTRAINT "case_notice_case_infringement_id_case_infringement_id_fk" FOREIGN KEY ("case_infringement_id") REFERENCES "public"."case_infringement"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_notice" ADD CONSTRAINT "case_notice_trademark_id_trademark_id_fk" FOREIGN KEY ("trademark_id") REFERENCES "public"."trademark"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_notice" ADD CONSTRAINT "case_notice_created_by_user_id_user_id_fk" FOREIGN KEY ("created_by_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_notice" ADD CONSTRAINT "case_notice_approved_by_user_id_user_id_fk" FOREIGN KEY ("approved_by_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_notice" ADD CONSTRAINT "case_notice_proof_document_id_document_id_fk" FOREIGN KEY ("proof_document_id") REFERENCES "public"."document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_negotiation_case_id_idx" ON "case_negotiation" USING btree ("case_id","happened_on");--> statement-breakpoint
CREATE INDEX "case_negotiation_created_by_user_id_idx" ON "case_negotiation" USING btree ("created_by_user_id");--> statement-breakpoint
CREATE INDEX "case_notice_case_id_idx" ON "case_notice" USING btree ("case_id","created_at");--> statement-breakpoint
CREATE INDEX "case_notice_case_infringement_id_idx" ON "case_notice" USING btree ("case_infringement_id");--> statement-breakpoint
CREATE INDEX "case_notice_trademark_id_idx" ON "case_notice" USING btree ("trademark_id");--> statement-breakpoint
CREATE INDEX "case_notice_created_by_user_id_idx" ON "case_notice" USING btree ("created_by_user_id");--> statement-breakpoint
CREATE INDEX "case_notice_approved_by_user_id_idx" ON "case_notice" USING btree ("approved_by_user_id");--> statement-breakpoint
CREATE INDEX "case_notice_proof_document_id_idx" ON "case_notice" USING btree ("proof_document_id");--> statement-breakpoint
ALTER TABLE "case_request" ADD CONSTRAINT "case_request_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_request" ADD CONSTRAINT "case_request_trademark_id_trademark_id_fk" FOREIGN KEY ("trademark_id") REFERENCES "public"."trademark"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_solution" ADD CONSTRAINT "case_solution_offered_by_user_id_user_id_fk" FOREIGN KEY ("offered_by_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case" ADD CONSTRAINT "case_trademark_id_trademark_id_fk" FOREIGN KEY ("trademark_id") REFERENCES "public"."trademark"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_counterparty_search_idx" ON "case_counterparty" USING gin ("primary_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "case_request_created_order_idx" ON "case_request" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "case_request_status_created_idx" ON "case_request" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "case_request_type_created_idx" ON "case_request" USING btree ("type","created_at","id");--> statement-breakpoint
CREATE INDEX "case_request_search_idx" ON "case_request" USING gin ("mark" gin_trgm_ops,"contact_email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "case_request_contact_email_idx" ON "case_request" USING btree (lower("contact_email"));--> statement-breakpoint
CREATE INDEX "case_request_brand_id_idx" ON "case_request" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "case_request_trademark_id_idx" ON "case_request" USING btree ("trademark_id");--> statement-breakpoint
CREATE INDEX "case_solution_offered_by_user_id_idx" ON "case_solution" USING btree ("offered_by_user_id");--> statement-breakpoint
CREATE INDEX "case_trademark_id_idx" ON "case" USING btree ("trademark_id");--> statement-breakpoint
CREATE INDEX "case_created_order_idx" ON "case" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "case_status_created_idx" ON "case" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "case_relevance_created_idx" ON "case" USING btree ("relevance","created_at","id");--> statement-breakpoint
ALTER TABLE "case_infringement" ADD CONSTRAINT "case_infringement_jurisdiction_check" CHECK ("case_infringement"."jurisdiction" in ('US', 'UK', 'EU', 'CA', 'CN', 'AU', 'NZ', 'IN', 'SK', 'CZ', 'IE', 'CH', 'FR', 'BX', 'JP', 'TR', 'SG', 'HK', 'DE', 'BD', 'BR', 'MX', 'NO', 'ZA', 'KR', 'IT', 'ES', 'TH', 'ID', 'DK', 'TW', 'AR', 'IL', 'PL', 'PT', 'BG', 'EE', 'GE', 'KZ', 'LT', 'LV', 'RO', 'UA', 'VN', 'SE', 'FI', 'HU', 'AT', 'SI', 'HR', 'CO', 'EC', 'PE', 'MC', 'AD', 'EG', 'JO', 'KE', 'LB', 'MA', 'NG', 'PK', 'TN', 'TZ', 'ME', 'PY', 'BO', 'UY', 'VE', 'AM', 'AZ', 'KG', 'MD', 'TJ', 'TM', 'UZ', 'DZ', 'KH', 'LA', 'AO', 'BI', 'CV', 'DJ', 'CD', 'ER', 'ET', 'GH', 'MG', 'MU', 'OAPI', 'ARIPO', 'AE', 'CL', 'MY', 'PH', 'SA', 'KW', 'OM', 'QA', 'BA', 'BH', 'WIPO'));--> statement-breakpoint
ALTER TABLE "case_request" ADD CONSTRAINT "case_request_jurisdiction_check" CHECK ("case_request"."jurisdiction" in ('US', 'UK', 'EU', 'CA', 'CN', 'AU', 'NZ', 'IN', 'SK', 'CZ', 'IE', 'CH', 'FR', 'BX', 'JP', 'TR', 'SG', 'HK', 'DE', 'BD', 'BR', 'MX', 'NO', 'ZA', 'KR', 'IT', 'ES', 'TH', 'ID', 'DK', 'TW', 'AR', 'IL', 'PL', 'PT', 'BG', 'EE', 'GE', 'KZ', 'LT', 'LV', 'RO', 'UA', 'VN', 'SE', 'FI', 'HU', 'AT', 'SI', 'HR', 'CO', 'EC', 'PE', 'MC', 'AD', 'EG', 'JO', 'KE', 'LB', 'MA', 'NG', 'PK', 'TN', 'TZ', 'ME', 'PY', 'BO', 'UY', 'VE', 'AM', 'AZ', 'KG', 'MD', 'TJ', 'TM', 'UZ', 'DZ', 'KH', 'LA', 'AO', 'BI', 'CV', 'DJ', 'CD', 'ER', 'ET', 'GH', 'MG', 'MU', 'OAPI', 'ARIPO', 'AE', 'CL', 'MY', 'PH', 'SA', 'KW', 'OM', 'QA', 'BA', 'BH', 'WIPO'));--> statement-breakpoint
ALTER TABLE "case_request" ADD CONSTRAINT "case_request_language_check" CHECK ("case_request"."language" in ('en', 'sk', 'cs', 'es'));--> statement-breakpoint
CREATE TRIGGER "case_notice_status_follows_machine" BEFORE UPDATE OF "status" ON "case_notice" FOR EACH ROW EXECUTE FUNCTION "status_follows_machine"();
--> statement-breakpoint
CREATE TRIGGER "case_notice_status_begins_machine" AFTER INSERT ON "case_notice" FOR EACH ROW EXECUTE FUNCTION "status_begins_machine"();
