INSERT INTO "audit_head" ("id", "hash") VALUES (0, '');
--> statement-breakpoint
-- What an entry's hash is made of; the verifier computes the same text by itself.
-- The head's row lock lasts to the end of the transaction: entries are numbered in the order of their commits, without gaps.
CREATE FUNCTION "audit_log_is_chained"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  last record;
BEGIN
  SELECT id, hash INTO STRICT last FROM audit_head FOR UPDATE;
  NEW.id := last.id + 1;
  NEW.at := clock_timestamp();
  NEW.previous_hash := last.hash;
  NEW.hash := encode(sha256(convert_to(last.hash || jsonb_build_array(
    NEW.id, to_char(NEW.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), NEW.action, NEW.actor_id, NEW.actor_role,
    NEW.for_user_id, NEW.table_name, NEW.row_id, NEW.detail, NEW.request_id)::text, 'UTF8')), 'hex');
  UPDATE audit_head SET id = NEW.id, hash = NEW.hash;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_log_is_chained" BEFORE INSERT ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "audit_log_is_chained"();
--> statement-breakpoint
CREATE FUNCTION "audit_is_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The head moves with the log's own trigger and never by hand.
  IF TG_TABLE_NAME = 'audit_head' AND TG_OP = 'UPDATE' AND pg_trigger_depth() > 1 THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'the audit log is append-only' USING ERRCODE = '42501';
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_log_is_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION "audit_is_append_only"();
--> statement-breakpoint
CREATE TRIGGER "audit_head_is_append_only" BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON "audit_head" FOR EACH STATEMENT EXECUTE FUNCTION "audit_is_append_only"();
--> statement-breakpoint
-- Not even a session that plays replication passes.
ALTER TABLE "audit_log" ENABLE ALWAYS TRIGGER "audit_log_is_chained";
--> statement-breakpoint
ALTER TABLE "audit_log" ENABLE ALWAYS TRIGGER "audit_log_is_append_only";
--> statement-breakpoint
ALTER TABLE "audit_head" ENABLE ALWAYS TRIGGER "audit_head_is_append_only";
--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON "audit_log" FROM PUBLIC, CURRENT_USER;
