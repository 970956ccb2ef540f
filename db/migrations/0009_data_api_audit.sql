-- An entry for a write of the data API: for customers as well, who have no right to the log themselves. Who and as what
-- come from the transaction's settings, never from an argument.
CREATE FUNCTION "audit_data_write"("what" text, "on_table" text, "on_row" text, "with_detail" jsonb) RETURNS text
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
  INSERT INTO audit_log (action, actor_id, actor_role, table_name, row_id, detail)
  VALUES ("what", who_acts(), coalesce(nullif(current_setting('app.role', true), ''), 'service'), "on_table", "on_row", "with_detail")
  RETURNING id::text
$$;
