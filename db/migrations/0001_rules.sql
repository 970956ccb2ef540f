-- Foreign keys that close a circle between the files of src/schema.
ALTER TABLE "registration_request" ADD CONSTRAINT "registration_request_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE "registration_request" ADD CONSTRAINT "registration_request_origin_trademark_id_fk" FOREIGN KEY ("origin_trademark_id") REFERENCES "trademark"("id");
--> statement-breakpoint
-- An issued invoice (it has a serial number) never changes; only the payment that was still missing may be added.
CREATE FUNCTION "invoice_is_immutable"() RETURNS trigger LANGUAGE plpgsql AS $$
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
  ) THEN
    RAISE EXCEPTION 'an issued invoice is immutable' USING ERRCODE = '23514', CONSTRAINT = 'invoice_is_immutable';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "invoice_is_immutable" BEFORE UPDATE OR DELETE ON "invoice" FOR EACH ROW EXECUTE FUNCTION "invoice_is_immutable"();
--> statement-breakpoint
-- Every change of a trademark is kept with old and new values and with who made it (setting app.actor of the transaction).
CREATE FUNCTION "trademark_keeps_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
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
    VALUES (NEW.id, nullif(current_setting('app.actor', true), '')::uuid, old_values, new_values);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "trademark_keeps_changes" AFTER UPDATE ON "trademark" FOR EACH ROW EXECUTE FUNCTION "trademark_keeps_changes"();
