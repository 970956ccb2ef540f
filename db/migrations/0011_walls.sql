-- A row that is made through the data API begins where its machine begins (status_transition, from ''); forcing says why,
-- as for a step. Other writers are the calls, which know the rules, and the process itself, for imports.
CREATE FUNCTION "status_begins_machine"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  reason text := coalesce(current_setting('app.force', true), '');
BEGIN
  IF coalesce(current_setting('app.role', true), '') IN ('', 'service') OR EXISTS (
    SELECT FROM status_transition t WHERE t.machine = TG_TABLE_NAME AND t.from_status = '' AND t.to_status = NEW.status
  ) THEN
    RETURN NULL;
  END IF;
  IF reason = '' THEN
    RAISE EXCEPTION 'nothing begins as "%" in %', NEW.status, TG_TABLE_NAME USING ERRCODE = 'MW409';
  END IF;
  INSERT INTO audit_log (action, actor_id, actor_role, table_name, row_id, detail)
  VALUES ('status.forced', "who_acts"(), current_setting('app.role', true), TG_TABLE_NAME, NEW.id::text,
          jsonb_build_object('from', NULL, 'to', NEW.status, 'reason', reason));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "registration_request_status_begins_machine" AFTER INSERT ON "registration_request" FOR EACH ROW EXECUTE FUNCTION "status_begins_machine"();
--> statement-breakpoint
CREATE TRIGGER "trademark_status_begins_machine" AFTER INSERT ON "trademark" FOR EACH ROW EXECUTE FUNCTION "status_begins_machine"();
--> statement-breakpoint
CREATE TRIGGER "trademark_request_status_begins_machine" AFTER INSERT ON "trademark_request" FOR EACH ROW EXECUTE FUNCTION "status_begins_machine"();
--> statement-breakpoint
CREATE TRIGGER "office_action_status_begins_machine" AFTER INSERT ON "office_action" FOR EACH ROW EXECUTE FUNCTION "status_begins_machine"();
--> statement-breakpoint
CREATE TRIGGER "use_in_commerce_request_status_begins_machine" AFTER INSERT ON "use_in_commerce_request" FOR EACH ROW EXECUTE FUNCTION "status_begins_machine"();
--> statement-breakpoint
CREATE TRIGGER "service_request_status_begins_machine" AFTER INSERT ON "service_request" FOR EACH ROW EXECUTE FUNCTION "status_begins_machine"();
--> statement-breakpoint
CREATE TRIGGER "service_status_begins_machine" AFTER INSERT ON "service" FOR EACH ROW EXECUTE FUNCTION "status_begins_machine"();
--> statement-breakpoint
CREATE TRIGGER "brand_subscription_status_begins_machine" AFTER INSERT ON "brand_subscription" FOR EACH ROW EXECUTE FUNCTION "status_begins_machine"();
--> statement-breakpoint
CREATE TRIGGER "brand_subscription_payment_status_begins_machine" AFTER INSERT ON "brand_subscription_payment" FOR EACH ROW EXECUTE FUNCTION "status_begins_machine"();
--> statement-breakpoint
CREATE TRIGGER "brand_monitoring_task_status_begins_machine" AFTER INSERT ON "brand_monitoring_task" FOR EACH ROW EXECUTE FUNCTION "status_begins_machine"();
--> statement-breakpoint
CREATE TRIGGER "case_status_begins_machine" AFTER INSERT ON "case" FOR EACH ROW EXECUTE FUNCTION "status_begins_machine"();
--> statement-breakpoint
CREATE TRIGGER "case_request_status_begins_machine" AFTER INSERT ON "case_request" FOR EACH ROW EXECUTE FUNCTION "status_begins_machine"();
--> statement-breakpoint
CREATE TRIGGER "case_solution_status_begins_machine" AFTER INSERT ON "case_solution" FOR EACH ROW EXECUTE FUNCTION "status_begins_machine"();
--> statement-breakpoint
CREATE TRIGGER "docketed_message_status_begins_machine" AFTER INSERT ON "docketed_message" FOR EACH ROW EXECUTE FUNCTION "status_begins_machine"();
--> statement-breakpoint
CREATE TRIGGER "support_ticket_status_begins_machine" AFTER INSERT ON "support_ticket" FOR EACH ROW EXECUTE FUNCTION "status_begins_machine"();
--> statement-breakpoint
CREATE TRIGGER "user_payment_method_status_begins_machine" AFTER INSERT ON "user_payment_method" FOR EACH ROW EXECUTE FUNCTION "status_begins_machine"();
--> statement-breakpoint
-- As in 0001; and an invoice that belongs to somebody never becomes somebody else's.
CREATE OR REPLACE FUNCTION "invoice_is_immutable"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.serial_number IS NOT NULL THEN
      RAISE EXCEPTION 'an issued invoice cannot be deleted' USING ERRCODE = '23514', CONSTRAINT = 'invoice_is_immutable';
    END IF;
    RETURN OLD;
  END IF;
  IF OLD.serial_number IS NOT NULL AND (
    (NEW.variable_symbol, NEW.id, NEW.issuer, NEW.serial_number, NEW.year, NEW.product_id, NEW.billing_entity_id, NEW.document_context, NEW.created_at, NEW.cancelled_at)
    IS DISTINCT FROM
    (OLD.variable_symbol, OLD.id, OLD.issuer, OLD.serial_number, OLD.year, OLD.product_id, OLD.billing_entity_id, OLD.document_context, OLD.created_at, OLD.cancelled_at)
    OR (OLD.payment_date IS NOT NULL AND NEW.payment_date IS DISTINCT FROM OLD.payment_date)
    OR (OLD.user_id IS NOT NULL AND NEW.user_id IS DISTINCT FROM OLD.user_id)
  ) THEN
    RAISE EXCEPTION 'an issued invoice is immutable' USING ERRCODE = '23514', CONSTRAINT = 'invoice_is_immutable';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- As in 0009; whoever is no member of the owner tells only what the data API tells of customers, and as one of them.
CREATE OR REPLACE FUNCTION "audit_data_write"("what" text, "on_table" text, "on_row" text, "with_detail" jsonb) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  acts_as text := coalesce(nullif(current_setting('app.role', true), ''), 'service');
  entry text;
BEGIN
  IF NOT pg_has_role(session_user, current_user, 'MEMBER') AND (
    acts_as NOT IN ('anonymous', 'link', 'customer')
    OR "what" NOT IN ("on_table" || '.inserted', "on_table" || '.updated', "on_table" || '.deleted')
    OR "with_detail" ? 'forced'
  ) THEN
    RAISE EXCEPTION 'this login writes no such entry' USING ERRCODE = '42501';
  END IF;
  INSERT INTO audit_log (action, actor_id, actor_role, table_name, row_id, detail)
  VALUES ("what", who_acts(), acts_as, "on_table", "on_row", "with_detail")
  RETURNING id::text INTO entry;
  RETURN entry;
END $$;
--> statement-breakpoint
-- Other logins of the server, those of other installations among them, have no part in it.
REVOKE EXECUTE ON FUNCTION "audit_data_write"(text, text, text, jsonb) FROM PUBLIC;
