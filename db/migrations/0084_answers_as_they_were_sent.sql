ALTER TABLE "verification_result" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
-- An answer stays as it was sent; another is a version of its own. Only erasing what is personal in it may change it (setting
-- erasure.account of the transaction), and the process itself, which restores rows and whose role nobody has over HTTP.
CREATE FUNCTION "may_change_what_was_sent"() RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(current_setting('erasure.account', true), '') <> '' OR coalesce(current_setting('app.role', true), '') = 'service'
$$;
--> statement-breakpoint
CREATE FUNCTION "answer_stays_as_sent"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.completed AND NOT may_change_what_was_sent() THEN
    IF TG_OP = 'UPDATE' OR EXISTS (SELECT 1 FROM registration_request WHERE id = OLD.registration_request_id) THEN
      RAISE EXCEPTION 'an answer stays as it was sent' USING ERRCODE = '23514', CONSTRAINT = 'answer_stays_as_sent';
    END IF;
  END IF;
  IF TG_OP = 'DELETE' THEN
    RETURN OLD;
  END IF;
  -- Who writes over an answer says which revision they saw.
  IF NOT may_change_what_was_sent() THEN
    NEW.revision := OLD.revision + 1;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "answer_stays_as_sent" BEFORE UPDATE OR DELETE ON "verification_result" FOR EACH ROW EXECUTE FUNCTION "answer_stays_as_sent"();
--> statement-breakpoint
-- The marks that an answer names are part of it.
CREATE FUNCTION "named_marks_stay_as_sent"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM verification_result
     WHERE completed AND (TG_OP <> 'INSERT' AND id = OLD.verification_result_id OR TG_OP <> 'DELETE' AND id = NEW.verification_result_id)
  ) AND NOT may_change_what_was_sent() THEN
    RAISE EXCEPTION 'the marks of an answer stay as they were sent' USING ERRCODE = '23514', CONSTRAINT = 'answer_stays_as_sent';
  END IF;
  RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END $$;
--> statement-breakpoint
CREATE TRIGGER "named_marks_stay_as_sent" BEFORE INSERT OR UPDATE OR DELETE ON "similar_trademark" FOR EACH ROW EXECUTE FUNCTION "named_marks_stay_as_sent"();
