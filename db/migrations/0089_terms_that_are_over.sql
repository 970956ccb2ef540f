-- The end of a first term that was over on the day on which its mark was added was stored as if the register said it: whether that
-- mark was renewed then nobody knows. It is cleared where it provably is that sum: the mark came by the call that adds marks (its
-- entry in the log, its id of that minute) and by no insert of the data API, the docket worked the same end out from the filing or
-- the registration, no change of the record touched the end, and no renewal is done.
UPDATE "trademark" t SET "expiration_date" = NULL
  FROM "trademark_request" r
 WHERE r."id" = t."trademark_request_id" AND t."registration_request_id" IS NULL AND t."international_id" IS NULL
   AND t."status" = 'Trademark registered' AND t."expiration_date" < r."created_at"::date
   AND substr(t."id"::text, 15, 1) = '7'
   AND to_timestamp(('x' || left(replace(t."id"::text, '-', ''), 12))::bit(48)::bigint / 1000.0)
       BETWEEN r."created_at" - interval '1 minute' AND r."created_at" + interval '1 minute'
   AND EXISTS (SELECT FROM "audit_log" a
                WHERE (a."action" = 'trademark.create' OR a."action" = 'trademark.add' AND coalesce(a."for_user_id", a."actor_id") = t."user_id")
                  AND a."at" BETWEEN r."created_at" AND r."created_at" + interval '1 minute')
   AND NOT EXISTS (SELECT FROM "audit_log" a
                    WHERE a."action" = 'trademark.inserted' AND a."table_name" = 'trademark'
                      AND (a."row_id" = t."id"::text OR a."detail" -> 'keys' ? t."id"::text
                           OR a."at" BETWEEN r."created_at" AND r."created_at" + interval '1 day'))
   AND EXISTS (SELECT FROM "deadline" d
                WHERE d."trademark_id" = t."id" AND d."kind" = 'term' AND d."number" = 1 AND d."from_event" <> 'expiry'
                  AND d."calendar_due" = t."expiration_date")
   AND NOT EXISTS (SELECT FROM "trademark_change" c WHERE c."trademark_id" = t."id" AND c."new_values" ? 'expiration_date')
   AND NOT EXISTS (SELECT FROM "deadline" d WHERE d."trademark_id" = t."id" AND d."kind" = 'renewal' AND d."done_at" IS NOT NULL);
