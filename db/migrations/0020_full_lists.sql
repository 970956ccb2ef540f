CREATE TABLE "watch_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" uuid NOT NULL
);
--> statement-breakpoint
DROP INDEX "invoice_created_at_idx";--> statement-breakpoint
DROP INDEX "registration_request_status_idx";--> statement-breakpoint
DROP INDEX "registration_request_assigned_admin_id_idx";--> statement-breakpoint
DROP INDEX "registration_request_created_at_idx";--> statement-breakpoint
DROP INDEX "trademark_status_idx";--> statement-breakpoint
DROP INDEX "trademark_expiration_date_idx";--> statement-breakpoint
DROP INDEX "trademark_assigned_admin_id_idx";--> statement-breakpoint
ALTER TABLE "registration_request" ADD COLUMN "answer_seen_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "application_priority_filing_date_idx" ON "application" USING btree ("priority_filing_date");--> statement-breakpoint
CREATE INDEX "entity_search_idx" ON "entity" USING gin ("business_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "invoice_created_order_idx" ON "invoice" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "invoice_serial_number_order_idx" ON "invoice" USING btree ("serial_number","id");--> statement-breakpoint
CREATE INDEX "invoice_payment_type_created_idx" ON "invoice" USING btree ("payment_type","created_at","id");--> statement-breakpoint
CREATE INDEX "invoice_paid_created_idx" ON "invoice" USING btree ("created_at","id") WHERE "invoice"."payment_date" is not null and "invoice"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "invoice_unpaid_created_idx" ON "invoice" USING btree ("created_at","id") WHERE "invoice"."payment_date" is null and "invoice"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "invoice_cancelled_created_idx" ON "invoice" USING btree ("created_at","id") WHERE "invoice"."cancelled_at" is not null;--> statement-breakpoint
CREATE INDEX "invoice_variable_symbol_begins_idx" ON "invoice" USING btree ("variable_symbol" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "registration_request_status_waiting_idx" ON "registration_request" USING btree ("status","last_status_update","id");--> statement-breakpoint
CREATE INDEX "registration_request_status_group_waiting_idx" ON "registration_request" USING btree ("status_group","last_status_update","id");--> statement-breakpoint
CREATE INDEX "registration_request_waiting_order_idx" ON "registration_request" USING btree ("last_status_update","id");--> statement-breakpoint
CREATE INDEX "registration_request_value_order_idx" ON "registration_request" USING btree ("value","id");--> statement-breakpoint
CREATE INDEX "registration_request_contact_last_name_order_idx" ON "registration_request" USING btree ("contact_last_name","id");--> statement-breakpoint
CREATE INDEX "registration_request_status_order_idx" ON "registration_request" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "registration_request_created_order_idx" ON "registration_request" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "registration_request_status_created_idx" ON "registration_request" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "registration_request_status_group_created_idx" ON "registration_request" USING btree ("status_group","created_at","id");--> statement-breakpoint
CREATE INDEX "registration_request_search_idx" ON "registration_request" USING gin ("value" gin_trgm_ops,"contact_email" gin_trgm_ops,"contact_last_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "registration_request_public_id_begins_idx" ON "registration_request" USING btree ("public_id" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "registration_request_assigned_waiting_idx" ON "registration_request" USING btree ("assigned_admin_id","last_status_update","id");--> statement-breakpoint
CREATE INDEX "trademark_name_order_idx" ON "trademark" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "trademark_jurisdiction_order_idx" ON "trademark" USING btree ("jurisdiction","id");--> statement-breakpoint
CREATE INDEX "trademark_number_order_idx" ON "trademark" USING btree ("number","id");--> statement-breakpoint
CREATE INDEX "trademark_status_order_idx" ON "trademark" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "trademark_filing_date_order_idx" ON "trademark" USING btree ("filing_date","id");--> statement-breakpoint
CREATE INDEX "trademark_expiration_date_order_idx" ON "trademark" USING btree ("expiration_date","id");--> statement-breakpoint
CREATE INDEX "trademark_tracked_order_idx" ON "trademark" USING btree ("last_tracking_update","id");--> statement-breakpoint
CREATE INDEX "trademark_status_tracked_idx" ON "trademark" USING btree ("status","last_tracking_update","id");--> statement-breakpoint
CREATE INDEX "trademark_status_group_tracked_idx" ON "trademark" USING btree ("status_group","last_tracking_update","id");--> statement-breakpoint
CREATE INDEX "trademark_jurisdiction_tracked_idx" ON "trademark" USING btree ("jurisdiction","last_tracking_update","id");--> statement-breakpoint
CREATE INDEX "trademark_search_idx" ON "trademark" USING gin ("name" gin_trgm_ops,"alias" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "trademark_number_begins_idx" ON "trademark" USING btree ("number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "trademark_assigned_tracked_idx" ON "trademark" USING btree ("assigned_admin_id","last_tracking_update","id");--> statement-breakpoint
CREATE INDEX "trademark_monitoring_result_unrated_idx" ON "trademark_monitoring_result" USING btree ("created_at","id") WHERE "trademark_monitoring_result"."relevance" is null;--> statement-breakpoint
CREATE INDEX "user_email_order_idx" ON "user" USING btree ("email","id");--> statement-breakpoint
CREATE INDEX "user_role_order_idx" ON "user" USING btree ("role","id");--> statement-breakpoint
CREATE INDEX "user_state_order_idx" ON "user" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "user_created_order_idx" ON "user" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "user_role_created_idx" ON "user" USING btree ("role","created_at","id");--> statement-breakpoint
CREATE INDEX "user_state_created_idx" ON "user" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "user_search_idx" ON "user" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "user_profile_search_idx" ON "user_profile" USING gin ("firstname" gin_trgm_ops,"lastname" gin_trgm_ops);--> statement-breakpoint
-- Whether the client looked at the last answer was asked of the tracking rows by every page; now the row says it.
CREATE FUNCTION registration_answer_seen() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "registration_request"
     SET "answer_seen_at" = CASE WHEN NEW."name" = 'Verification result viewed' THEN NEW."created_at" END
   WHERE "id" = NEW."registration_request_id";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "registration_answer_seen" AFTER INSERT ON "registration_request_tracking" FOR EACH ROW
  WHEN (NEW."name" IN ('Verification result viewed', 'Verification approved', 'Verification dismissed'))
  EXECUTE FUNCTION registration_answer_seen();
--> statement-breakpoint
UPDATE "registration_request" r SET "answer_seen_at" = seen."at"
  FROM (SELECT "registration_request_id" AS "id", max("created_at") AS "at" FROM "registration_request_tracking"
         WHERE "name" = 'Verification result viewed' GROUP BY 1) seen
 WHERE r."id" = seen."id" AND NOT EXISTS (
   SELECT 1 FROM "registration_request_tracking" later
    WHERE later."registration_request_id" = r."id" AND later."created_at" > seen."at"
      AND later."name" IN ('Verification approved', 'Verification dismissed'));
--> statement-breakpoint
-- The watch keeps what it holds new marks against until this changes, and need not read all of it again for each job.
CREATE FUNCTION watched_marks_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'trademark'
    AND NOT EXISTS (SELECT 1 FROM "trademark_watch_subscription" WHERE "trademark_id" = NEW."id") THEN
    RETURN NULL;
  END IF;
  INSERT INTO "watch_state" ("id", "version") VALUES (1, gen_random_uuid())
    ON CONFLICT ("id") DO UPDATE SET "version" = excluded."version";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "watched_marks_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "trademark_watch_subscription"
  FOR EACH STATEMENT EXECUTE FUNCTION watched_marks_changed();
--> statement-breakpoint
CREATE TRIGGER "watched_marks_changed" AFTER UPDATE ON "trademark" FOR EACH ROW
  WHEN ((OLD."name", OLD."goods_and_services") IS DISTINCT FROM (NEW."name", NEW."goods_and_services"))
  EXECUTE FUNCTION watched_marks_changed();
