-- Through the data API nobody takes the last active administrator away: nobody would be left to make another one. The
-- calls ask the same under the same lock, so that two who demote each other, by whatever path, do not both succeed.
CREATE FUNCTION "an_administrator_stays"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  IF coalesce(current_setting('app.role', true), '') = '' THEN
    RETURN NULL;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtext('last administrator'));
  IF NOT EXISTS (SELECT FROM "user" WHERE role = 'admin' AND state = 'active') THEN
    RAISE EXCEPTION 'the last active administrator stays: make another one first' USING ERRCODE = 'MW412';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "an_administrator_stays_changed" AFTER UPDATE ON "user" FOR EACH ROW
  WHEN (OLD.role = 'admin' AND OLD.state = 'active' AND (NEW.role IS DISTINCT FROM 'admin' OR NEW.state IS DISTINCT FROM 'active'))
  EXECUTE FUNCTION "an_administrator_stays"();
--> statement-breakpoint
CREATE TRIGGER "an_administrator_stays_deleted" AFTER DELETE ON "user" FOR EACH ROW
  WHEN (OLD.role = 'admin' AND OLD.state = 'active')
  EXECUTE FUNCTION "an_administrator_stays"();
