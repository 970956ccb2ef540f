-- As in 0005, and without the day as of which the office's data were held against the record: it is no change of the record.
CREATE OR REPLACE FUNCTION "trademark_keeps_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_values jsonb;
  new_values jsonb;
BEGIN
  SELECT jsonb_object_agg(o.key, o.value), jsonb_object_agg(o.key, n.value)
    INTO old_values, new_values
    FROM jsonb_each(to_jsonb(OLD)) o JOIN jsonb_each(to_jsonb(NEW)) n ON n.key = o.key
   WHERE o.value IS DISTINCT FROM n.value AND o.key NOT IN ('last_tracking_update', 'last_ipo_data_sync');
  IF old_values IS NOT NULL THEN
    INSERT INTO "trademark_change" ("trademark_id", "user_id", "old_values", "new_values")
    VALUES (NEW.id, "who_acts"(), old_values, new_values);
  END IF;
  RETURN NULL;
END $$;
