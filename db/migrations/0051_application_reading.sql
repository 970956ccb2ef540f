CREATE TABLE "application_reading" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"facts" jsonb NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_reading_key" UNIQUE("application_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "application_reading" ADD CONSTRAINT "application_reading_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_reading" ADD CONSTRAINT "application_reading_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_reading_user_id_idx" ON "application_reading" USING btree ("user_id");