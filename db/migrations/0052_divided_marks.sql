ALTER TABLE "trademark" DROP CONSTRAINT "trademark_request_jurisdiction_key";--> statement-breakpoint
ALTER TABLE "trademark" ADD COLUMN "part" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "trademark" ADD COLUMN "divided_from_id" uuid;--> statement-breakpoint
ALTER TABLE "trademark" ADD CONSTRAINT "trademark_divided_from_id_trademark_id_fk" FOREIGN KEY ("divided_from_id") REFERENCES "public"."trademark"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trademark_divided_from_id_idx" ON "trademark" USING btree ("divided_from_id");--> statement-breakpoint
ALTER TABLE "trademark" ADD CONSTRAINT "trademark_request_jurisdiction_part_key" UNIQUE("registration_request_id","jurisdiction","part");