ALTER TABLE "service" DROP CONSTRAINT "service_type_check";--> statement-breakpoint
ALTER TABLE "service_request" DROP CONSTRAINT "service_request_service_name_check";--> statement-breakpoint
ALTER TABLE "service_request" ADD COLUMN "contact_email" text;--> statement-breakpoint
ALTER TABLE "service_request" ADD COLUMN "contact_first_name" text;--> statement-breakpoint
ALTER TABLE "service_request" ADD COLUMN "contact_last_name" text;--> statement-breakpoint
CREATE INDEX "service_request_contact_email_idx" ON "service_request" USING btree (lower("contact_email"));--> statement-breakpoint
CREATE INDEX "service_request_created_order_idx" ON "service_request" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "service_request_public_id_order_idx" ON "service_request" USING btree ("public_id","id");--> statement-breakpoint
CREATE INDEX "service_request_status_created_idx" ON "service_request" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "service_request_service_created_idx" ON "service_request" USING btree ("service_name","created_at","id");--> statement-breakpoint
CREATE INDEX "service_request_search_idx" ON "service_request" USING gin ("contact_email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "service_request_public_id_begins_idx" ON "service_request" USING btree ("public_id" text_pattern_ops);--> statement-breakpoint
ALTER TABLE "service" ADD CONSTRAINT "service_type_check" CHECK ("service"."type" in ('TrademarkRenewal', 'TrademarkOwnershipTransfer', 'OfficeActionResponse', 'OppositionResponse', 'FilingOpposition', 'CeaseAndDesistLetter', 'CeaseAndDesistLetterResponse', 'CoexistenceAgreement', 'LimitationOfGoodsAndServices', 'AmazonBrandRegistry', 'DomainResolution', 'LegalRepresentation', 'TrademarkStrategy', 'TrademarkWatch', 'Takedown', 'DeclarationOfUse', 'StatementOfUse', 'Consultation', 'Other', 'RegistrationRequest', 'BrandSubscription'));--> statement-breakpoint
ALTER TABLE "service_request" ADD CONSTRAINT "service_request_service_name_check" CHECK ("service_request"."service_name" in ('TrademarkRenewal', 'TrademarkOwnershipTransfer', 'OfficeActionResponse', 'OppositionResponse', 'FilingOpposition', 'CeaseAndDesistLetter', 'CeaseAndDesistLetterResponse', 'CoexistenceAgreement', 'LimitationOfGoodsAndServices', 'AmazonBrandRegistry', 'DomainResolution', 'LegalRepresentation', 'TrademarkStrategy', 'TrademarkWatch', 'Takedown', 'DeclarationOfUse', 'StatementOfUse', 'Consultation', 'Other', 'RegistrationRequest', 'BrandSubscription'));