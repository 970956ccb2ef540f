CREATE TABLE "expense" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"paid_to" text NOT NULL,
	"spent_on" date NOT NULL,
	"note" text,
	"document_id" integer,
	"corrects_id" uuid,
	"created_by_user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "expense_corrects_id_unique" UNIQUE("corrects_id"),
	CONSTRAINT "expense_kind_check" CHECK ("expense"."kind" in ('official', 'agent', 'other')),
	CONSTRAINT "expense_currency_check" CHECK ("expense"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "expense_amount_check" CHECK (("expense"."amount" > 0) = ("expense"."corrects_id" is null) and "expense"."amount" <> 0)
);
--> statement-breakpoint
ALTER TABLE "expense" ADD CONSTRAINT "expense_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expense" ADD CONSTRAINT "expense_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expense" ADD CONSTRAINT "expense_corrects_id_expense_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."expense"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expense" ADD CONSTRAINT "expense_created_by_user_id_user_id_fk" FOREIGN KEY ("created_by_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "expense_product_id_idx" ON "expense" USING btree ("product_id","spent_on","id");--> statement-breakpoint
CREATE INDEX "expense_document_id_idx" ON "expense" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "expense_created_by_user_id_idx" ON "expense" USING btree ("created_by_user_id");