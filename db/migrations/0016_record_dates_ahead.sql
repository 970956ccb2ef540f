-- A record dated far ahead won over every later one of its mark; its date is unknown, and the next record counts.
UPDATE "mark" SET "record_date" = NULL WHERE "record_date" > current_date + 2;--> statement-breakpoint
UPDATE "mark" SET "content_date" = NULL WHERE "content_date" > current_date + 2;
