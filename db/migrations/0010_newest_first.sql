DROP INDEX "registration_request_user_id_idx";--> statement-breakpoint
DROP INDEX "trademark_user_id_idx";--> statement-breakpoint
CREATE INDEX "registration_request_user_id_newest_idx" ON "registration_request" USING btree ("user_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "trademark_user_id_newest_idx" ON "trademark" USING btree ("user_id","created_at" DESC NULLS FIRST,"id");