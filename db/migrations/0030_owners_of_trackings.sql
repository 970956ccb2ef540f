ALTER TABLE "registration_request_tracking" ADD COLUMN "owner_user_id" uuid;--> statement-breakpoint
ALTER TABLE "service_request_tracking" ADD COLUMN "owner_user_id" uuid;--> statement-breakpoint
ALTER TABLE "trademark_tracking" ADD COLUMN "owner_user_id" uuid;
--> statement-breakpoint
-- Whose the parent is stands in the row. Who reads it holds the parent: whoever gives it to somebody else at the same moment
-- waits, or is waited for, so that no row is left with the owner before. Rows that are here already are filled by the nightly
-- cleaning, some at a time; until then their policies ask the parent.
CREATE FUNCTION registration_request_tracking_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT p."user_id" INTO NEW."owner_user_id" FROM "registration_request" p WHERE p."id" = NEW."registration_request_id" FOR NO KEY UPDATE;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "registration_request_tracking_owner" BEFORE INSERT OR UPDATE OF "registration_request_id", "owner_user_id" ON "registration_request_tracking"
  FOR EACH ROW EXECUTE FUNCTION registration_request_tracking_owner();
--> statement-breakpoint
CREATE FUNCTION registration_request_tells_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "registration_request_tracking" SET "owner_user_id" = NEW."user_id" WHERE "registration_request_id" = NEW."id" AND "owner_user_id" IS DISTINCT FROM NEW."user_id";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "registration_request_tells_owner" AFTER UPDATE OF "user_id" ON "registration_request"
  FOR EACH ROW WHEN (OLD."user_id" IS DISTINCT FROM NEW."user_id") EXECUTE FUNCTION registration_request_tells_owner();
--> statement-breakpoint
CREATE FUNCTION service_request_tracking_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT p."user_id" INTO NEW."owner_user_id" FROM "service_request" p WHERE p."id" = NEW."service_request_id" FOR NO KEY UPDATE;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "service_request_tracking_owner" BEFORE INSERT OR UPDATE OF "service_request_id", "owner_user_id" ON "service_request_tracking"
  FOR EACH ROW EXECUTE FUNCTION service_request_tracking_owner();
--> statement-breakpoint
CREATE FUNCTION service_request_tells_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "service_request_tracking" SET "owner_user_id" = NEW."user_id" WHERE "service_request_id" = NEW."id" AND "owner_user_id" IS DISTINCT FROM NEW."user_id";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "service_request_tells_owner" AFTER UPDATE OF "user_id" ON "service_request"
  FOR EACH ROW WHEN (OLD."user_id" IS DISTINCT FROM NEW."user_id") EXECUTE FUNCTION service_request_tells_owner();
--> statement-breakpoint
CREATE FUNCTION trademark_tracking_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT p."user_id" INTO NEW."owner_user_id" FROM "trademark" p WHERE p."id" = NEW."trademark_id" FOR NO KEY UPDATE;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "trademark_tracking_owner" BEFORE INSERT OR UPDATE OF "trademark_id", "owner_user_id" ON "trademark_tracking"
  FOR EACH ROW EXECUTE FUNCTION trademark_tracking_owner();
--> statement-breakpoint
CREATE FUNCTION trademark_tells_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "trademark_tracking" SET "owner_user_id" = NEW."user_id" WHERE "trademark_id" = NEW."id" AND "owner_user_id" IS DISTINCT FROM NEW."user_id";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "trademark_tells_owner" AFTER UPDATE OF "user_id" ON "trademark"
  FOR EACH ROW WHEN (OLD."user_id" IS DISTINCT FROM NEW."user_id") EXECUTE FUNCTION trademark_tells_owner();
