-- Whoever changes a role or closes an account, by whatever path, ends every session of it: its own and those in which it acts for others.
CREATE FUNCTION "user_change_ends_sessions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "session"
     SET ended_at = now(), end_reason = CASE WHEN NEW.state = 'active' THEN 'role-changed' ELSE 'deactivated' END
   WHERE (user_id = NEW.id OR actor_id = NEW.id) AND ended_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "user_change_ends_sessions" AFTER UPDATE ON "user" FOR EACH ROW
  WHEN (OLD.role IS DISTINCT FROM NEW.role OR (OLD.state = 'active' AND NEW.state <> 'active'))
  EXECUTE FUNCTION "user_change_ends_sessions"();
--> statement-breakpoint
-- A session that ended stays ended.
CREATE FUNCTION "session_stays_ended"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an ended session does not begin again' USING ERRCODE = '23514', CONSTRAINT = 'session_stays_ended';
END $$;
--> statement-breakpoint
CREATE TRIGGER "session_stays_ended" BEFORE UPDATE ON "session" FOR EACH ROW
  WHEN (OLD.ended_at IS NOT NULL AND NEW.ended_at IS NULL) EXECUTE FUNCTION "session_stays_ended"();
