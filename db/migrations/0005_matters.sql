-- Foreign keys that close a circle between the files of src/schema.
ALTER TABLE "service_request" ADD CONSTRAINT "service_request_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE "brand_subscription_payment" ADD CONSTRAINT "brand_subscription_payment_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE "brand_subscription" ADD CONSTRAINT "brand_subscription_case_solution_id_fk" FOREIGN KEY ("case_solution_id") REFERENCES "case_solution"("id");
--> statement-breakpoint
ALTER TABLE "service" ADD CONSTRAINT "service_case_solution_id_fk" FOREIGN KEY ("case_solution_id") REFERENCES "case_solution"("id");
--> statement-breakpoint
-- Who acts in this transaction: named by a feature, or the caller of the data API; null is the system.
CREATE FUNCTION "who_acts"() RETURNS uuid LANGUAGE sql STABLE SET search_path = pg_catalog AS $$
  SELECT coalesce(nullif(current_setting('app.actor', true), ''), nullif(current_setting('app.user_id', true), ''))::uuid
$$;
--> statement-breakpoint
-- A status follows the machine of its table (status_transition, filled from the domain at each start). Who has the right
-- to force says why in the setting app.force of the transaction; the step is then written to the audit log.
CREATE FUNCTION "status_follows_machine"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  reason text := coalesce(current_setting('app.force', true), '');
BEGIN
  IF NEW.status IS NOT DISTINCT FROM OLD.status OR EXISTS (
    SELECT FROM status_transition t
     WHERE t.machine = TG_TABLE_NAME AND t.from_status = OLD.status AND t.to_status = NEW.status
  ) THEN
    RETURN NEW;
  END IF;
  IF reason = '' THEN
    RAISE EXCEPTION 'the status "%" may not follow "%" in %', NEW.status, OLD.status, TG_TABLE_NAME USING ERRCODE = 'MW409';
  END IF;
  INSERT INTO audit_log (action, actor_id, actor_role, table_name, row_id, detail)
  VALUES ('status.forced', "who_acts"(), coalesce(nullif(current_setting('app.role', true), ''), 'service'), TG_TABLE_NAME, NEW.id::text,
          jsonb_build_object('from', OLD.status, 'to', NEW.status, 'reason', reason));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "registration_request_status_follows_machine" BEFORE UPDATE OF "status" ON "registration_request" FOR EACH ROW EXECUTE FUNCTION "status_follows_machine"();
--> statement-breakpoint
CREATE TRIGGER "trademark_status_follows_machine" BEFORE UPDATE OF "status" ON "trademark" FOR EACH ROW EXECUTE FUNCTION "status_follows_machine"();
--> statement-breakpoint
CREATE TRIGGER "trademark_request_status_follows_machine" BEFORE UPDATE OF "status" ON "trademark_request" FOR EACH ROW EXECUTE FUNCTION "status_follows_machine"();
--> statement-breakpoint
CREATE TRIGGER "office_action_status_follows_machine" BEFORE UPDATE OF "status" ON "office_action" FOR EACH ROW EXECUTE FUNCTION "status_follows_machine"();
--> statement-breakpoint
CREATE TRIGGER "use_in_commerce_request_status_follows_machine" BEFORE UPDATE OF "status" ON "use_in_commerce_request" FOR EACH ROW EXECUTE FUNCTION "status_follows_machine"();
--> statement-breakpoint
CREATE TRIGGER "service_request_status_follows_machine" BEFORE UPDATE OF "status" ON "service_request" FOR EACH ROW EXECUTE FUNCTION "status_follows_machine"();
--> statement-breakpoint
CREATE TRIGGER "service_status_follows_machine" BEFORE UPDATE OF "status" ON "service" FOR EACH ROW EXECUTE FUNCTION "status_follows_machine"();
--> statement-breakpoint
CREATE TRIGGER "brand_subscription_status_follows_machine" BEFORE UPDATE OF "status" ON "brand_subscription" FOR EACH ROW EXECUTE FUNCTION "status_follows_machine"();
--> statement-breakpoint
CREATE TRIGGER "brand_subscription_payment_status_follows_machine" BEFORE UPDATE OF "status" ON "brand_subscription_payment" FOR EACH ROW EXECUTE FUNCTION "status_follows_machine"();
--> statement-breakpoint
CREATE TRIGGER "brand_monitoring_task_status_follows_machine" BEFORE UPDATE OF "status" ON "brand_monitoring_task" FOR EACH ROW EXECUTE FUNCTION "status_follows_machine"();
--> statement-breakpoint
CREATE TRIGGER "case_status_follows_machine" BEFORE UPDATE OF "status" ON "case" FOR EACH ROW EXECUTE FUNCTION "status_follows_machine"();
--> statement-breakpoint
CREATE TRIGGER "case_request_status_follows_machine" BEFORE UPDATE OF "status" ON "case_request" FOR EACH ROW EXECUTE FUNCTION "status_follows_machine"();
--> statement-breakpoint
CREATE TRIGGER "case_solution_status_follows_machine" BEFORE UPDATE OF "status" ON "case_solution" FOR EACH ROW EXECUTE FUNCTION "status_follows_machine"();
--> statement-breakpoint
CREATE TRIGGER "docketed_message_status_follows_machine" BEFORE UPDATE OF "status" ON "docketed_message" FOR EACH ROW EXECUTE FUNCTION "status_follows_machine"();
--> statement-breakpoint
CREATE TRIGGER "support_ticket_status_follows_machine" BEFORE UPDATE OF "status" ON "support_ticket" FOR EACH ROW EXECUTE FUNCTION "status_follows_machine"();
--> statement-breakpoint
CREATE TRIGGER "user_payment_method_status_follows_machine" BEFORE UPDATE OF "status" ON "user_payment_method" FOR EACH ROW EXECUTE FUNCTION "status_follows_machine"();
--> statement-breakpoint
-- A credit note is issued the moment it exists; only its owner may be filled in when an account is claimed.
CREATE FUNCTION "credit_note_is_immutable"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.user_id IS NULL AND to_jsonb(NEW) - 'user_id' = to_jsonb(OLD) - 'user_id' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'an issued credit note is immutable' USING ERRCODE = '23514', CONSTRAINT = 'credit_note_is_immutable';
END $$;
--> statement-breakpoint
CREATE TRIGGER "credit_note_is_immutable" BEFORE UPDATE OR DELETE ON "credit_note" FOR EACH ROW EXECUTE FUNCTION "credit_note_is_immutable"();
--> statement-breakpoint
-- Who wrote a comment, as it was then: the other side reads this and no row of a person.
CREATE FUNCTION "thread_comment_names_author"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  SELECT u.role, p.firstname, p.lastname INTO NEW.author_role, NEW.author_firstname, NEW.author_lastname
    FROM "user" u LEFT JOIN user_profile p ON p.user_id = u.id WHERE u.id = NEW.user_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "thread_comment_names_author" BEFORE INSERT ON "thread_comment" FOR EACH ROW EXECUTE FUNCTION "thread_comment_names_author"();
--> statement-breakpoint
UPDATE "thread_comment" c SET author_role = u.role, author_firstname = p.firstname, author_lastname = p.lastname
  FROM "user" u LEFT JOIN user_profile p ON p.user_id = u.id WHERE u.id = c.user_id;
--> statement-breakpoint
-- As in 0001, and now also for writes of the data API.
CREATE OR REPLACE FUNCTION "trademark_keeps_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_values jsonb;
  new_values jsonb;
BEGIN
  SELECT jsonb_object_agg(o.key, o.value), jsonb_object_agg(o.key, n.value)
    INTO old_values, new_values
    FROM jsonb_each(to_jsonb(OLD)) o JOIN jsonb_each(to_jsonb(NEW)) n ON n.key = o.key
   WHERE o.value IS DISTINCT FROM n.value AND o.key <> 'last_tracking_update';
  IF old_values IS NOT NULL THEN
    INSERT INTO "trademark_change" ("trademark_id", "user_id", "old_values", "new_values")
    VALUES (NEW.id, "who_acts"(), old_values, new_values);
  END IF;
  RETURN NULL;
END $$;
