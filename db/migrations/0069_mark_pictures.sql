CREATE TABLE "mark_picture" (
	"mark_id" integer PRIMARY KEY NOT NULL,
	"file" text NOT NULL,
	"file_state" text NOT NULL,
	"picture" "bytea" NOT NULL,
	"signatures" "bytea" NOT NULL,
	"descriptor" "bytea" NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "verification_search" DROP CONSTRAINT "verification_search_kind_check";--> statement-breakpoint
ALTER TABLE "mark" ADD COLUMN "vienna_codes" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "mark_picture" ADD CONSTRAINT "mark_picture_mark_id_mark_id_fk" FOREIGN KEY ("mark_id") REFERENCES "public"."mark"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mark_image_reference_idx" ON "mark" USING btree ("office","image_reference") WHERE "mark"."image_reference" is not null;--> statement-breakpoint
ALTER TABLE "verification_search" ADD CONSTRAINT "verification_search_kind_check" CHECK ("verification_search"."kind" in ('text', 'picture', 'element', 'pattern', 'reading', 'translation', 'owner', 'number'));