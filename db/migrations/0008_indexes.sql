CREATE INDEX "brand_monitoring_task_tracking_user_id_idx" ON "brand_monitoring_task_tracking" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "brand_subscription_tracking_user_id_idx" ON "brand_subscription_tracking" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "case_request_tracking_user_id_idx" ON "case_request_tracking" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "case_tracking_user_id_idx" ON "case_tracking" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "notification_from_user_id_idx" ON "notification" USING btree ("from_user_id");--> statement-breakpoint
CREATE INDEX "office_action_tracking_user_id_idx" ON "office_action_tracking" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "registration_request_tracking_user_id_idx" ON "registration_request_tracking" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "service_request_tracking_user_id_idx" ON "service_request_tracking" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "service_tracking_user_id_idx" ON "service_tracking" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "trademark_tracking_user_id_idx" ON "trademark_tracking" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "use_in_commerce_request_tracking_user_id_idx" ON "use_in_commerce_request_tracking" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_profile_billing_entity_id_idx" ON "user_profile" USING btree ("billing_entity_id");--> statement-breakpoint
CREATE INDEX "user_profile_registration_entity_id_idx" ON "user_profile" USING btree ("registration_entity_id");