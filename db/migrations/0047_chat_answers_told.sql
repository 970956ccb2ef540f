ALTER TABLE "support_ticket" ADD COLUMN "answers_told_at" timestamp with time zone;--> statement-breakpoint
-- What was answered in chats until now was told by the letters of then.
UPDATE "support_ticket" SET "answers_told_at" = now() WHERE "source" = 'chat';
