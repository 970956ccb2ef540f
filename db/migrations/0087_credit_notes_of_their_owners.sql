-- Credit notes of before there was an account are their owner's, as the invoices are.
UPDATE "credit_note" c SET "user_id" = i."user_id" FROM "invoice" i
 WHERE i."variable_symbol" = c."invoice_reference" AND c."user_id" IS NULL AND i."user_id" IS NOT NULL;
--> statement-breakpoint
-- Over the data API what is begun for a mark is its owner's, and nobody else's.
CREATE FUNCTION "belongs_to_the_marks_owner"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owner uuid;
BEGIN
  IF data_api_role() IS NOT NULL THEN
    SELECT user_id INTO owner FROM trademark WHERE id = NEW.trademark_id;
    NEW.user_id := coalesce(NEW.user_id, owner);
    IF NEW.user_id IS DISTINCT FROM owner THEN
      RAISE EXCEPTION 'what is begun for a mark is its owner''s' USING ERRCODE = '23514', CONSTRAINT = 'belongs_to_the_marks_owner';
    END IF;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "belongs_to_the_marks_owner" BEFORE INSERT ON "use_in_commerce_request" FOR EACH ROW EXECUTE FUNCTION "belongs_to_the_marks_owner"();
--> statement-breakpoint
CREATE TRIGGER "belongs_to_the_marks_owner" BEFORE INSERT ON "trademark_watch_subscription" FOR EACH ROW EXECUTE FUNCTION "belongs_to_the_marks_owner"();
