ALTER TABLE "verification_result" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
-- Who writes over the data API: nobody of a call and of a job, whose statements tell no role; null too for the process itself, which restores
-- rows, and whose role nobody has over HTTP.
CREATE FUNCTION "data_api_role"() RETURNS text LANGUAGE sql STABLE AS $$
  SELECT nullif(nullif(current_setting('app.role', true), ''), 'service')
$$;
--> statement-breakpoint
-- An answer stays as it was sent; another is a version of its own. Only erasing what is personal in it may change it (setting
-- erasure.account of the transaction), and the process itself.
CREATE FUNCTION "may_change_what_was_sent"() RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(current_setting('erasure.account', true), '') <> '' OR coalesce(current_setting('app.role', true), '') = 'service'
$$;
--> statement-breakpoint
CREATE FUNCTION "answer_stays_as_sent"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.completed AND NOT may_change_what_was_sent() THEN
    IF TG_OP = 'UPDATE' OR data_api_role() IS NOT NULL OR EXISTS (SELECT 1 FROM registration_request WHERE id = OLD.registration_request_id) THEN
      RAISE EXCEPTION 'an answer stays as it was sent' USING ERRCODE = '23514', CONSTRAINT = 'answer_stays_as_sent';
    END IF;
  END IF;
  IF TG_OP = 'DELETE' THEN
    RETURN OLD;
  END IF;
  -- Sending one is a call, which looks at all that it rests on.
  IF NEW.completed AND data_api_role() IS NOT NULL THEN
    RAISE EXCEPTION 'an answer is sent by its call' USING ERRCODE = '23514', CONSTRAINT = 'answer_stays_as_sent';
  END IF;
  -- Who writes over an answer says which revision they saw.
  IF TG_OP = 'UPDATE' AND NOT may_change_what_was_sent() THEN
    NEW.revision := OLD.revision + 1;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "answer_stays_as_sent" BEFORE INSERT OR UPDATE OR DELETE ON "verification_result" FOR EACH ROW EXECUTE FUNCTION "answer_stays_as_sent"();
--> statement-breakpoint
-- The marks that an answer names are part of it; written over the data API they make a revision of it.
CREATE FUNCTION "named_marks_stay_as_sent"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  answers uuid[] := ARRAY[CASE WHEN TG_OP <> 'INSERT' THEN OLD.verification_result_id END, CASE WHEN TG_OP <> 'DELETE' THEN NEW.verification_result_id END];
BEGIN
  IF EXISTS (SELECT 1 FROM verification_result WHERE completed AND id = ANY (answers)) AND NOT may_change_what_was_sent() THEN
    RAISE EXCEPTION 'the marks of an answer stay as they were sent' USING ERRCODE = '23514', CONSTRAINT = 'answer_stays_as_sent';
  END IF;
  IF data_api_role() IS NOT NULL THEN
    UPDATE verification_result SET revision = revision WHERE id = ANY (answers);
  END IF;
  RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END $$;
--> statement-breakpoint
CREATE TRIGGER "named_marks_stay_as_sent" BEFORE INSERT OR UPDATE OR DELETE ON "similar_trademark" FOR EACH ROW EXECUTE FUNCTION "named_marks_stay_as_sent"();
--> statement-breakpoint
-- That a request is answered is said by its answer, also to who moves it over the data API, unless they force it with a reason.
CREATE FUNCTION "approval_has_answer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'Verification approved' AND OLD.status IS DISTINCT FROM NEW.status AND data_api_role() IS NOT NULL
     AND coalesce(current_setting('app.force', true), '') = ''
     AND NOT EXISTS (SELECT 1 FROM verification_result WHERE registration_request_id = NEW.id AND completed AND other_refusal_reason IS NULL) THEN
    RAISE EXCEPTION 'a request is approved by its answer' USING ERRCODE = '23514', CONSTRAINT = 'approval_has_answer';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "approval_has_answer" BEFORE UPDATE OF "status" ON "registration_request" FOR EACH ROW EXECUTE FUNCTION "approval_has_answer"();
