-- Over the data API a request is approved, and dismissed, only where its answer says so: the reason of a dismissal is told to the client.
CREATE OR REPLACE FUNCTION "approval_has_answer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status IN ('Verification approved', 'Verification dismissed') AND OLD.status IS DISTINCT FROM NEW.status AND data_api_role() IS NOT NULL
     AND coalesce(current_setting('app.force', true), '') = ''
     AND NOT EXISTS (SELECT 1 FROM verification_result WHERE registration_request_id = NEW.id AND completed
                       AND (other_refusal_reason IS NULL) = (NEW.status = 'Verification approved')) THEN
    RAISE EXCEPTION 'a request is approved or dismissed by its answer' USING ERRCODE = '23514', CONSTRAINT = 'approval_has_answer';
  END IF;
  RETURN NEW;
END $$;
