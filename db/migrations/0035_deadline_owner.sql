ALTER TABLE "deadline" ADD COLUMN "owner_user_id" uuid;
--> statement-breakpoint
-- Dates of the docket know whose their mark is, as the steps of histories do (0030), and the column is filled in what was here
-- before, so that a client's list can begin with it: empty means that the parent is nobody's.
CREATE FUNCTION deadline_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT p."user_id" INTO NEW."owner_user_id" FROM "trademark" p WHERE p."id" = NEW."trademark_id" FOR NO KEY UPDATE;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "deadline_owner" BEFORE INSERT OR UPDATE OF "trademark_id", "owner_user_id" ON "deadline"
  FOR EACH ROW EXECUTE FUNCTION deadline_owner();
--> statement-breakpoint
CREATE FUNCTION trademark_tells_deadline_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "deadline" SET "owner_user_id" = NEW."user_id" WHERE "trademark_id" = NEW."id" AND "owner_user_id" IS DISTINCT FROM NEW."user_id";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "trademark_tells_deadline_owner" AFTER UPDATE OF "user_id" ON "trademark"
  FOR EACH ROW WHEN (OLD."user_id" IS DISTINCT FROM NEW."user_id") EXECUTE FUNCTION trademark_tells_deadline_owner();
--> statement-breakpoint
UPDATE "deadline" t SET "owner_user_id" = p."user_id" FROM "trademark" p WHERE p."id" = t."trademark_id";
--> statement-breakpoint
UPDATE "trademark_tracking" t SET "owner_user_id" = p."user_id" FROM "trademark" p
  WHERE p."id" = t."trademark_id" AND t."owner_user_id" IS NULL;
--> statement-breakpoint
UPDATE "registration_request_tracking" t SET "owner_user_id" = p."user_id" FROM "registration_request" p
  WHERE p."id" = t."registration_request_id" AND t."owner_user_id" IS NULL AND p."user_id" IS NOT NULL;
--> statement-breakpoint
UPDATE "service_request_tracking" t SET "owner_user_id" = p."user_id" FROM "service_request" p
  WHERE p."id" = t."service_request_id" AND t."owner_user_id" IS NULL AND p."user_id" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "trademark_tracking_owner_idx" ON "trademark_tracking" USING btree ("owner_user_id","created_at");
--> statement-breakpoint
CREATE INDEX "registration_request_tracking_owner_idx" ON "registration_request_tracking" USING btree ("owner_user_id","created_at");
--> statement-breakpoint
CREATE INDEX "deadline_owner_due_idx" ON "deadline" USING btree ("owner_user_id","due","id") WHERE "deadline"."done_at" is null;
