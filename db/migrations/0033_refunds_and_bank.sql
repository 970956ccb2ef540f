CREATE TABLE "bank_allocation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bank_entry_id" uuid NOT NULL,
	"variable_symbol" text NOT NULL,
	"amount" integer NOT NULL,
	"payment_attempt_id" uuid,
	"user_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_allocation_amount_check" CHECK ("bank_allocation"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "bank_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bank_statement_id" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"account" text NOT NULL,
	"reference" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"booked_on" date NOT NULL,
	"payer_name" text,
	"payer_account" text,
	"variable_symbol" text,
	"end_to_end_id" text,
	"message" text,
	"is_reversal" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'New' NOT NULL,
	"note" text,
	"decided_by_user_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_entry_fingerprint_unique" UNIQUE("fingerprint"),
	CONSTRAINT "bank_entry_status_check" CHECK ("bank_entry"."status" in ('New', 'Open', 'Matched', 'Set aside')),
	CONSTRAINT "bank_entry_amount_check" CHECK ("bank_entry"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "bank_statement" (
	"id" uuid PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"name" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_statement_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
CREATE TABLE "payment_refund" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_attempt_id" uuid NOT NULL,
	"credit_note_id" uuid NOT NULL,
	"key" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'due' NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "payment_refund_credit_note_id_unique" UNIQUE("credit_note_id"),
	CONSTRAINT "payment_refund_key_unique" UNIQUE("key"),
	CONSTRAINT "payment_refund_status_check" CHECK ("payment_refund"."status" in ('due', 'done')),
	CONSTRAINT "payment_refund_amount_check" CHECK ("payment_refund"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "bank_allocation" ADD CONSTRAINT "bank_allocation_bank_entry_id_bank_entry_id_fk" FOREIGN KEY ("bank_entry_id") REFERENCES "public"."bank_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_allocation" ADD CONSTRAINT "bank_allocation_variable_symbol_invoice_variable_symbol_fk" FOREIGN KEY ("variable_symbol") REFERENCES "public"."invoice"("variable_symbol") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_allocation" ADD CONSTRAINT "bank_allocation_payment_attempt_id_payment_attempt_id_fk" FOREIGN KEY ("payment_attempt_id") REFERENCES "public"."payment_attempt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_allocation" ADD CONSTRAINT "bank_allocation_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_entry" ADD CONSTRAINT "bank_entry_bank_statement_id_bank_statement_id_fk" FOREIGN KEY ("bank_statement_id") REFERENCES "public"."bank_statement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_entry" ADD CONSTRAINT "bank_entry_decided_by_user_id_user_id_fk" FOREIGN KEY ("decided_by_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statement" ADD CONSTRAINT "bank_statement_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refund" ADD CONSTRAINT "payment_refund_payment_attempt_id_payment_attempt_id_fk" FOREIGN KEY ("payment_attempt_id") REFERENCES "public"."payment_attempt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refund" ADD CONSTRAINT "payment_refund_credit_note_id_credit_note_id_fk" FOREIGN KEY ("credit_note_id") REFERENCES "public"."credit_note"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refund" ADD CONSTRAINT "payment_refund_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_allocation_bank_entry_id_idx" ON "bank_allocation" USING btree ("bank_entry_id");--> statement-breakpoint
CREATE INDEX "bank_allocation_variable_symbol_idx" ON "bank_allocation" USING btree ("variable_symbol");--> statement-breakpoint
CREATE INDEX "bank_allocation_payment_attempt_id_idx" ON "bank_allocation" USING btree ("payment_attempt_id");--> statement-breakpoint
CREATE INDEX "bank_allocation_user_id_idx" ON "bank_allocation" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "bank_entry_bank_statement_id_idx" ON "bank_entry" USING btree ("bank_statement_id");--> statement-breakpoint
CREATE INDEX "bank_entry_decided_by_user_id_idx" ON "bank_entry" USING btree ("decided_by_user_id");--> statement-breakpoint
CREATE INDEX "bank_entry_booked_order_idx" ON "bank_entry" USING btree ("booked_on","id");--> statement-breakpoint
CREATE INDEX "bank_entry_status_booked_idx" ON "bank_entry" USING btree ("status","booked_on","id");--> statement-breakpoint
CREATE INDEX "bank_entry_search_idx" ON "bank_entry" USING gin ("payer_name" gin_trgm_ops,"message" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "bank_statement_user_id_idx" ON "bank_statement" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payment_refund_payment_attempt_id_idx" ON "payment_refund" USING btree ("payment_attempt_id");--> statement-breakpoint
CREATE INDEX "payment_refund_user_id_idx" ON "payment_refund" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payment_refund_due_idx" ON "payment_refund" USING btree ("created_at") WHERE "payment_refund"."status" = 'due';--> statement-breakpoint
CREATE TRIGGER "bank_entry_status_follows_machine" BEFORE UPDATE OF "status" ON "bank_entry" FOR EACH ROW EXECUTE FUNCTION "status_follows_machine"();
--> statement-breakpoint
CREATE TRIGGER "bank_entry_status_begins_machine" AFTER INSERT ON "bank_entry" FOR EACH ROW EXECUTE FUNCTION "status_begins_machine"();
--> statement-breakpoint
-- The credit notes of an invoice never take more than it has, whoever writes them.
CREATE FUNCTION "credit_note_within_invoice"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  invoiced bigint;
  credited bigint;
BEGIN
  SELECT (document_context->'totals'->>'total')::bigint INTO invoiced FROM invoice
    WHERE variable_symbol = NEW.invoice_reference FOR UPDATE;
  SELECT coalesce(sum((document_context->'totals'->>'total')::bigint), 0) INTO credited FROM credit_note
    WHERE invoice_reference = NEW.invoice_reference AND id <> NEW.id;
  IF credited + (NEW.document_context->'totals'->>'total')::bigint > invoiced THEN
    RAISE EXCEPTION 'credit_note_within_invoice: credit notes of an invoice take no more than it has'
      USING ERRCODE = '23514', CONSTRAINT = 'credit_note_within_invoice';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "credit_note_within_invoice" BEFORE INSERT OR UPDATE OF "document_context", "invoice_reference" ON "credit_note" FOR EACH ROW EXECUTE FUNCTION "credit_note_within_invoice"();
