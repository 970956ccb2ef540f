DROP INDEX "deadline_kind_due_idx";--> statement-breakpoint
DROP INDEX "docketed_message_status_idx";--> statement-breakpoint
CREATE INDEX "deadline_undone_due_idx" ON "deadline" USING btree ("due","id") WHERE "deadline"."done_at" is null;--> statement-breakpoint
CREATE INDEX "deadline_undone_kind_due_idx" ON "deadline" USING btree ("kind","due","grace_until") WHERE "deadline"."done_at" is null;--> statement-breakpoint
CREATE INDEX "deadline_confidence_due_idx" ON "deadline" USING btree ("confidence","due","id");--> statement-breakpoint
CREATE INDEX "deadline_moved_at_idx" ON "deadline" USING btree ("moved_at") WHERE "deadline"."moved_at" is not null;--> statement-breakpoint
CREATE INDEX "docketed_message_received_order_idx" ON "docketed_message" USING btree ("received_at","id");--> statement-breakpoint
CREATE INDEX "docketed_message_type_received_idx" ON "docketed_message" USING btree ("type","received_at","id");--> statement-breakpoint
CREATE INDEX "docketed_message_search_idx" ON "docketed_message" USING gin ("subject" gin_trgm_ops,"sender_email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "deadline_kind_due_idx" ON "deadline" USING btree ("kind","due","id");--> statement-breakpoint
CREATE INDEX "docketed_message_status_idx" ON "docketed_message" USING btree ("status","received_at","id");