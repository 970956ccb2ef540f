CREATE TABLE "use_gap" (
	"id" uuid PRIMARY KEY NOT NULL,
	"trademark_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"classes" integer[] NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "use_gap_trademark_id_key" UNIQUE("trademark_id"),
	CONSTRAINT "use_gap_kind_check" CHECK ("use_gap"."kind" in ('missing', 'asked', 'ends')),
	CONSTRAINT "use_gap_classes_check" CHECK (cardinality("use_gap"."classes") between 1 and 45 and 1 <= all ("use_gap"."classes") and 45 >= all ("use_gap"."classes"))
);
--> statement-breakpoint
ALTER TABLE "use_gap" ADD CONSTRAINT "use_gap_trademark_id_trademark_id_fk" FOREIGN KEY ("trademark_id") REFERENCES "public"."trademark"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "use_gap_day_idx" ON "use_gap" USING btree ("day","id");--> statement-breakpoint
CREATE INDEX "use_gap_kind_day_idx" ON "use_gap" USING btree ("kind","day","id");--> statement-breakpoint
CREATE INDEX "use_gap_untold_idx" ON "use_gap" USING btree ("day","id") WHERE "use_gap"."told_at" is null;--> statement-breakpoint
CREATE INDEX "use_gap_told_idx" ON "use_gap" USING btree ("day","id") WHERE "use_gap"."told_at" is not null;