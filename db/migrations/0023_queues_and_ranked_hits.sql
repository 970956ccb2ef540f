DROP INDEX "trademark_monitoring_result_unrated_idx";
--> statement-breakpoint
ALTER TABLE "registration_request" ADD COLUMN "pays_by_transfer" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE FUNCTION request_pays_by_transfer(product uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT 1 FROM "invoice" WHERE "product_id" = product AND "payment_type" = 'transfer' AND "cancelled_at" IS NULL)
$$;
--> statement-breakpoint
UPDATE "registration_request" r SET "pays_by_transfer" = true
  FROM "invoice" i
 WHERE i."product_id" = r."product_id" AND i."payment_type" = 'transfer' AND i."cancelled_at" IS NULL;
--> statement-breakpoint
ALTER TABLE "registration_request" ADD COLUMN "queue" text GENERATED ALWAYS AS (case when "status" in ('Verification requested', 'Verification started') then 'verifications' when "status" in ('Order created', 'Registration order started', 'Checkout completed', 'Invoice paid') then 'ordering' when "status" in ('Ready for drafting', 'Sent for review', 'Review requested') then 'drafting' end) STORED,
  ADD COLUMN "staff_since" timestamp with time zone GENERATED ALWAYS AS (case when "status" in ('Verification requested', 'Verification started', 'Ready for drafting', 'Review requested') or ("status" = 'Checkout completed' and "pays_by_transfer") then "last_status_update" end) STORED;
--> statement-breakpoint
ALTER TABLE "trademark" ADD COLUMN "queue" text GENERATED ALWAYS AS (case when "status" in ('Created from a divide', 'Ready for filing', 'Submitted to partner') then 'filing' when "status" in ('Application filed', 'Office action received', 'Response to office action submitted', 'Trademark published', 'Application opposed', 'Statement of use requested', 'SOU extended', 'SOU submitted') then 'examination' when "status" in ('Trademark registered') then 'registered' end) STORED,
  ADD COLUMN "staff_since" timestamp with time zone GENERATED ALWAYS AS (case when "status" in ('Ready for filing', 'Submitted to partner', 'Created from a divide', 'Office action received', 'Statement of use requested', 'SOU extended') then "last_tracking_update" end) STORED;
--> statement-breakpoint
ALTER TABLE "trademark_monitoring_result" ADD COLUMN "standing_group" text DEFAULT 'unknown' NOT NULL,
  ADD COLUMN "precedence" text DEFAULT '9' NOT NULL,
  ADD COLUMN "rank_due" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
CREATE INDEX "registration_request_queue_idx" ON "registration_request" USING btree ("queue","last_status_update","id");
--> statement-breakpoint
CREATE INDEX "registration_request_queue_assigned_idx" ON "registration_request" USING btree ("queue","assigned_admin_id","last_status_update","id");
--> statement-breakpoint
CREATE INDEX "registration_request_work_idx" ON "registration_request" USING btree ("last_status_update","id") WHERE "registration_request"."staff_since" is not null;
--> statement-breakpoint
CREATE INDEX "registration_request_work_assigned_idx" ON "registration_request" USING btree ("assigned_admin_id","last_status_update","id") WHERE "registration_request"."staff_since" is not null;
--> statement-breakpoint
CREATE INDEX "trademark_user_id_name_idx" ON "trademark" USING btree ("user_id","name","jurisdiction","id");
--> statement-breakpoint
CREATE INDEX "trademark_queue_idx" ON "trademark" USING btree ("queue","last_tracking_update","id");
--> statement-breakpoint
CREATE INDEX "trademark_queue_assigned_idx" ON "trademark" USING btree ("queue","assigned_admin_id","last_tracking_update","id");
--> statement-breakpoint
CREATE INDEX "trademark_work_idx" ON "trademark" USING btree ("last_tracking_update","id") WHERE "trademark"."staff_since" is not null;
--> statement-breakpoint
CREATE INDEX "trademark_work_assigned_idx" ON "trademark" USING btree ("assigned_admin_id","last_tracking_update","id") WHERE "trademark"."staff_since" is not null;
--> statement-breakpoint
CREATE INDEX "trademark_monitoring_result_ranked_idx" ON "trademark_monitoring_result" USING btree ("precedence","id") WHERE "trademark_monitoring_result"."relevance" is null;
--> statement-breakpoint
CREATE INDEX "trademark_monitoring_result_ranked_group_idx" ON "trademark_monitoring_result" USING btree ("standing_group","precedence","id") WHERE "trademark_monitoring_result"."relevance" is null;
--> statement-breakpoint
CREATE INDEX "trademark_monitoring_result_rank_due_idx" ON "trademark_monitoring_result" USING btree ("id") WHERE "trademark_monitoring_result"."rank_due" and "trademark_monitoring_result"."relevance" is null;
--> statement-breakpoint
ALTER TABLE "trademark_monitoring_result" ADD CONSTRAINT "trademark_monitoring_result_standing_group_check" CHECK ("trademark_monitoring_result"."standing_group" in ('within', 'unknown', 'outside', 'earlier'));
--> statement-breakpoint
-- Whoever writes an invoice, and whoever hangs a request on another product, the request knows how it is paid.
CREATE FUNCTION invoice_tells_request() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "registration_request" r
     SET "pays_by_transfer" = NOT r."pays_by_transfer"
   WHERE r."product_id" IN (CASE WHEN TG_OP <> 'INSERT' THEN OLD."product_id" END, CASE WHEN TG_OP <> 'DELETE' THEN NEW."product_id" END)
     AND r."pays_by_transfer" <> request_pays_by_transfer(r."product_id");
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "invoice_tells_request" AFTER INSERT OR DELETE OR UPDATE OF "product_id", "payment_type", "cancelled_at" ON "invoice"
  FOR EACH ROW EXECUTE FUNCTION invoice_tells_request();
--> statement-breakpoint
CREATE FUNCTION request_asks_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."pays_by_transfer" := request_pays_by_transfer(NEW."product_id");
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "request_asks_invoice" BEFORE INSERT OR UPDATE OF "product_id" ON "registration_request"
  FOR EACH ROW EXECUTE FUNCTION request_asks_invoice();
--> statement-breakpoint
-- The place of a hit among the unrated ones is worked out again by a job when something that decides it was written,
-- whoever wrote it: the hit itself, the watched mark, or the same mark of its owner in another register.
CREATE FUNCTION hit_rank_due() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."rank_due" := true;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "hit_rank_due" BEFORE UPDATE ON "trademark_monitoring_result" FOR EACH ROW
  WHEN ((OLD."mark_name", OLD."classes", OLD."jurisdiction", OLD."designations", OLD."state", OLD."filing_date", OLD."priority_date",
         OLD."publication_date", OLD."registration_date", OLD."trademark_id", OLD."relevance" IS NULL, OLD."created_at")
    IS DISTINCT FROM
        (NEW."mark_name", NEW."classes", NEW."jurisdiction", NEW."designations", NEW."state", NEW."filing_date", NEW."priority_date",
         NEW."publication_date", NEW."registration_date", NEW."trademark_id", NEW."relevance" IS NULL, NEW."created_at"))
  EXECUTE FUNCTION hit_rank_due();
--> statement-breakpoint
-- Without asking whether it is due already: who is just ranking it holds the row, and its result would be taken as it was.
CREATE FUNCTION watched_mark_reranks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "trademark_monitoring_result" r SET "rank_due" = true
    FROM "trademark" t
   WHERE r."trademark_id" = t."id" AND r."relevance" IS NULL
     AND (t."user_id", t."name") IN ((OLD."user_id", OLD."name"), (NEW."user_id", NEW."name"));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "watched_mark_reranks" AFTER INSERT OR DELETE ON "trademark"
  FOR EACH ROW EXECUTE FUNCTION watched_mark_reranks();
--> statement-breakpoint
CREATE TRIGGER "watched_mark_changes_rank" AFTER UPDATE ON "trademark" FOR EACH ROW
  WHEN ((OLD."name", OLD."user_id", OLD."jurisdiction", OLD."status_group", OLD."filing_date", OLD."goods_and_services")
    IS DISTINCT FROM (NEW."name", NEW."user_id", NEW."jurisdiction", NEW."status_group", NEW."filing_date", NEW."goods_and_services"))
  EXECUTE FUNCTION watched_mark_reranks();
