CREATE TABLE "application_approval" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"user_id" uuid,
	"digest" text NOT NULL,
	"content" text NOT NULL,
	"consent" text,
	"address" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"trademark_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"due" date NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"cancelled_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_event_trademark_kind_number_key" UNIQUE("trademark_id","kind","number"),
	CONSTRAINT "calendar_event_kind_check" CHECK ("calendar_event"."kind" in ('term', 'renewal', 'opposition', 'opposition_extension', 'office_action_reply', 'office_action_extension', 'statement_of_use', 'use_declaration', 'priority', 'priority_proof', 'nonuse', 'second_instalment'))
);
--> statement-breakpoint
CREATE TABLE "calendar_feed" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"brand_id" uuid,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feed_hash_unique" UNIQUE("hash"),
	CONSTRAINT "calendar_feed_user_kind_brand_key" UNIQUE NULLS NOT DISTINCT("user_id","kind","brand_id"),
	CONSTRAINT "calendar_feed_kind_check" CHECK ("calendar_feed"."kind" in ('all', 'brand', 'staff')),
	CONSTRAINT "calendar_feed_brand_check" CHECK (("calendar_feed"."kind" = 'brand') = ("calendar_feed"."brand_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "reminder" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"row_id" uuid NOT NULL,
	"occasion" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reminder_row_name_occasion_key" UNIQUE("row_id","name","occasion")
);
--> statement-breakpoint
ALTER TABLE "application_approval" ADD CONSTRAINT "application_approval_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_approval" ADD CONSTRAINT "application_approval_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_event" ADD CONSTRAINT "calendar_event_trademark_id_trademark_id_fk" FOREIGN KEY ("trademark_id") REFERENCES "public"."trademark"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_approval_application_id_idx" ON "application_approval" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "application_approval_user_id_idx" ON "application_approval" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "calendar_feed_brand_id_idx" ON "calendar_feed" USING btree ("brand_id");--> statement-breakpoint
-- What calendars are told follows the deadline, whoever wrote it: a day that moves counts up, one that is done or gone is
-- taken back, one that comes again is told again under the same id.
CREATE FUNCTION calendar_event_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE "calendar_event" SET "cancelled_at" = now(), "sequence" = "sequence" + 1, "updated_at" = now()
     WHERE ("trademark_id", "kind", "number") = (OLD."trademark_id", OLD."kind", OLD."number") AND "cancelled_at" IS NULL;
    RETURN NULL;
  END IF;
  INSERT INTO "calendar_event" AS e ("id", "trademark_id", "kind", "number", "due", "cancelled_at")
  VALUES (gen_random_uuid(), NEW."trademark_id", NEW."kind", NEW."number", NEW."due", NEW."done_at")
  ON CONFLICT ("trademark_id", "kind", "number") DO UPDATE
     SET "due" = excluded."due", "cancelled_at" = excluded."cancelled_at", "sequence" = e."sequence" + 1, "updated_at" = now()
   WHERE (e."due", e."cancelled_at" IS NULL) IS DISTINCT FROM (excluded."due", excluded."cancelled_at" IS NULL);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "calendar_event_follow" AFTER INSERT OR DELETE OR UPDATE OF "due", "done_at" ON "deadline"
  FOR EACH ROW EXECUTE FUNCTION calendar_event_follow();
--> statement-breakpoint
INSERT INTO "calendar_event" ("id", "trademark_id", "kind", "number", "due", "cancelled_at")
  SELECT gen_random_uuid(), "trademark_id", "kind", "number", "due", "done_at" FROM "deadline";
