ALTER TABLE "payment_attempt" ADD COLUMN "is_charge" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "document_type_created_idx" ON "document" USING btree ("type","created_at");