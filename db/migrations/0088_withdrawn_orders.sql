-- A withdrawal is in the history of the order that was withdrawn from, where staff and client read it.
INSERT INTO "registration_request_tracking" ("id", "registration_request_id", "name", "created_at")
SELECT gen_random_uuid(), p."registration_request_id", e."name", e."created_at"
  FROM "product_event" e JOIN "product" p ON p."id" = e."product_id"
 WHERE e."name" = 'Withdrawal declared' AND p."registration_request_id" IS NOT NULL;
--> statement-breakpoint
INSERT INTO "service_request_tracking" ("id", "service_request_id", "name", "created_at")
SELECT gen_random_uuid(), p."service_request_id", e."name", e."created_at"
  FROM "product_event" e JOIN "product" p ON p."id" = e."product_id"
 WHERE e."name" = 'Withdrawal declared' AND p."service_request_id" IS NOT NULL;
--> statement-breakpoint
-- An order that was withdrawn from and not paid is over; what is open of it is closed by the job that looks for such orders.
INSERT INTO "registration_request_tracking" ("id", "registration_request_id", "name", "created_at")
SELECT gen_random_uuid(), r."id", 'Abandoned', now() FROM "registration_request" r
 WHERE r."status" = 'Checkout completed'
   AND EXISTS (SELECT 1 FROM "product_event" e JOIN "product" p ON p."id" = e."product_id"
     WHERE p."registration_request_id" = r."id" AND e."name" = 'Withdrawal declared');
--> statement-breakpoint
UPDATE "registration_request" r SET "status" = 'Abandoned', "status_group" = 'Closed', "last_status_update" = now()
 WHERE r."status" = 'Checkout completed'
   AND EXISTS (SELECT 1 FROM "product_event" e JOIN "product" p ON p."id" = e."product_id"
     WHERE p."registration_request_id" = r."id" AND e."name" = 'Withdrawal declared');
--> statement-breakpoint
INSERT INTO "service_request_tracking" ("id", "service_request_id", "name", "created_at")
SELECT gen_random_uuid(), s."id", 'Abandoned', now() FROM "service_request" s
 WHERE s."status" = 'Checkout completed'
   AND EXISTS (SELECT 1 FROM "product_event" e JOIN "product" p ON p."id" = e."product_id"
     WHERE p."service_request_id" = s."id" AND e."name" = 'Withdrawal declared');
--> statement-breakpoint
UPDATE "service_request" s SET "status" = 'Abandoned', "last_status_update" = now()
 WHERE s."status" = 'Checkout completed'
   AND EXISTS (SELECT 1 FROM "product_event" e JOIN "product" p ON p."id" = e."product_id"
     WHERE p."service_request_id" = s."id" AND e."name" = 'Withdrawal declared');
