CREATE TABLE "use_proof" (
	"id" uuid PRIMARY KEY NOT NULL,
	"trademark_id" uuid NOT NULL,
	"document_id" integer NOT NULL,
	"kind" text NOT NULL,
	"classes" integer[] NOT NULL,
	"items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"market" text NOT NULL,
	"used_from" date NOT NULL,
	"used_until" date NOT NULL,
	"note" text,
	"url" text,
	"final_url" text,
	"http_status" integer,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"taken_by_user_id" uuid,
	"timestamp" text,
	"timestamped_by" text NOT NULL,
	"is_stand_in" boolean NOT NULL,
	"left_out_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "use_proof_trademark_file_key" UNIQUE("trademark_id","sha256"),
	CONSTRAINT "use_proof_kind_check" CHECK ("use_proof"."kind" in ('photo', 'packaging', 'page', 'invoice', 'catalogue', 'advertising', 'sales', 'other')),
	CONSTRAINT "use_proof_classes_check" CHECK (cardinality("use_proof"."classes") between 1 and 45 and 1 <= all ("use_proof"."classes") and 45 >= all ("use_proof"."classes")),
	CONSTRAINT "use_proof_days_check" CHECK ("use_proof"."used_from" <= "use_proof"."used_until"),
	CONSTRAINT "use_proof_sha256_check" CHECK ("use_proof"."sha256" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "use_proof_timestamp_check" CHECK ("use_proof"."is_stand_in" = ("use_proof"."timestamp" is null))
);
--> statement-breakpoint
ALTER TABLE "use_proof" ADD CONSTRAINT "use_proof_trademark_id_trademark_id_fk" FOREIGN KEY ("trademark_id") REFERENCES "public"."trademark"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "use_proof" ADD CONSTRAINT "use_proof_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "use_proof" ADD CONSTRAINT "use_proof_taken_by_user_id_user_id_fk" FOREIGN KEY ("taken_by_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "use_proof_trademark_used_idx" ON "use_proof" USING btree ("trademark_id","used_until","id");--> statement-breakpoint
CREATE INDEX "use_proof_document_id_idx" ON "use_proof" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "use_proof_taken_by_user_id_idx" ON "use_proof" USING btree ("taken_by_user_id");