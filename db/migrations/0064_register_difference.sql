CREATE TABLE "register_difference" (
	"id" uuid PRIMARY KEY NOT NULL,
	"trademark_id" uuid NOT NULL,
	"field" text NOT NULL,
	"held" text,
	"office" text NOT NULL,
	"as_of" date NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	"dismissed_at" timestamp with time zone,
	"dismiss_reason" text,
	"dismissed_by_user_id" uuid,
	CONSTRAINT "register_difference_field_key" UNIQUE("trademark_id","field"),
	CONSTRAINT "register_difference_field_check" CHECK ("register_difference"."field" in ('name', 'state', 'filingDate', 'registrationDate', 'expirationDate', 'owner', 'goods')),
	CONSTRAINT "register_difference_dismissed_check" CHECK (num_nonnulls("register_difference"."dismissed_at", "register_difference"."dismiss_reason", "register_difference"."dismissed_by_user_id") in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "register_difference" ADD CONSTRAINT "register_difference_trademark_id_trademark_id_fk" FOREIGN KEY ("trademark_id") REFERENCES "public"."trademark"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_difference" ADD CONSTRAINT "register_difference_dismissed_by_user_id_user_id_fk" FOREIGN KEY ("dismissed_by_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "register_difference_found_at_idx" ON "register_difference" USING btree ("found_at","id");--> statement-breakpoint
CREATE INDEX "register_difference_open_idx" ON "register_difference" USING btree ("found_at","id") WHERE "register_difference"."dismissed_at" is null;--> statement-breakpoint
CREATE INDEX "register_difference_dismissed_idx" ON "register_difference" USING btree ("found_at","id") WHERE "register_difference"."dismissed_at" is not null;--> statement-breakpoint
CREATE INDEX "register_difference_dismissed_by_user_id_idx" ON "register_difference" USING btree ("dismissed_by_user_id");--> statement-breakpoint
CREATE INDEX "register_difference_untold_idx" ON "register_difference" USING btree ("trademark_id") WHERE "register_difference"."told_at" is null;--> statement-breakpoint
CREATE INDEX "register_difference_field_idx" ON "register_difference" USING btree ("field","found_at","id");