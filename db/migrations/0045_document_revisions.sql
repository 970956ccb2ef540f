ALTER TABLE "document" ADD COLUMN "removed_from_hub_id" uuid;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "removed_by_user_id" uuid;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "removed_reason" text;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_removed_by_user_id_user_id_fk" FOREIGN KEY ("removed_by_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_document_hub_id_idx" ON "user" USING btree ("document_hub_id");--> statement-breakpoint
CREATE INDEX "document_removed_from_hub_id_idx" ON "document" USING btree ("removed_from_hub_id");--> statement-breakpoint
CREATE INDEX "document_removed_by_user_id_idx" ON "document" USING btree ("removed_by_user_id");--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_removed_check" CHECK ("document"."removed_at" is null and "document"."removed_from_hub_id" is null
        or "document"."removed_at" is not null and "document"."removed_from_hub_id" is not null and "document"."document_hub_id" is null and not "document"."visible_to_client");