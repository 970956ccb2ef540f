DROP INDEX "service_deadline_idx";--> statement-breakpoint
CREATE INDEX "service_status_deadline_idx" ON "service" USING btree ("status","deadline","id");--> statement-breakpoint
CREATE INDEX "service_type_deadline_idx" ON "service" USING btree ("type","deadline","id");--> statement-breakpoint
CREATE INDEX "service_deadline_idx" ON "service" USING btree ("deadline","id");