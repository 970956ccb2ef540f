-- A name as it is looked for: words without case, accents, points and apostrophes, each behind a blank.
CREATE FUNCTION "folded_name"("name" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN ' ' || lower(regexp_replace(regexp_replace(normalize("name", NFD), '[\u0300-\u036F.''’]', '', 'g'),
    '[\u0001-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u2000-\u206F\u3000-\u303F]+', ' ', 'g'));
--> statement-breakpoint
DROP INDEX "mark_owner_trgm_idx";
--> statement-breakpoint
CREATE INDEX "mark_owner_trgm_idx" ON "mark" USING gin (folded_name("owner") gin_trgm_ops);
