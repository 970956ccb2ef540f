-- The name of a party stands with the party alone.
UPDATE "designation_change" SET "held" = "held" - 'owner', "becomes" = "becomes" - 'owner' WHERE "kind" = 'owner';--> statement-breakpoint
ALTER TABLE "designation_change" ADD COLUMN "held_entity_id" uuid GENERATED ALWAYS AS (((held ->> 'ownerEntityId')::uuid)) STORED;--> statement-breakpoint
ALTER TABLE "designation_change" ADD COLUMN "becomes_entity_id" uuid GENERATED ALWAYS AS (((becomes ->> 'ownerEntityId')::uuid)) STORED;--> statement-breakpoint
ALTER TABLE "designation_change" ADD COLUMN "gone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "designation_change" ADD CONSTRAINT "designation_change_held_entity_id_entity_id_fk" FOREIGN KEY ("held_entity_id") REFERENCES "public"."entity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "designation_change" ADD CONSTRAINT "designation_change_becomes_entity_id_entity_id_fk" FOREIGN KEY ("becomes_entity_id") REFERENCES "public"."entity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "designation_change_held_entity_id_idx" ON "designation_change" USING btree ("held_entity_id");--> statement-breakpoint
CREATE INDEX "designation_change_becomes_entity_id_idx" ON "designation_change" USING btree ("becomes_entity_id");--> statement-breakpoint
ALTER TABLE "designation_change" ADD CONSTRAINT "designation_change_gone_check" CHECK ("designation_change"."gone_at" is null or "designation_change"."dismissed_at" is not null);