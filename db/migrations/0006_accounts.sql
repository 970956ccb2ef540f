CREATE TABLE "assignment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"table_name" text NOT NULL,
	"row_id" text NOT NULL,
	"user_id" uuid,
	"assigned_by_user_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "second_factor" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" integer
);
--> statement-breakpoint
CREATE TABLE "user_identity" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "idle_until" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "last_seen_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "end_reason" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "second_factor" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "actor_id" uuid;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "actor_reason" text;--> statement-breakpoint
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_assigned_by_user_id_user_id_fk" FOREIGN KEY ("assigned_by_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_identity" ADD CONSTRAINT "user_identity_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignment_row_idx" ON "assignment" USING btree ("table_name","row_id","created_at");--> statement-breakpoint
CREATE INDEX "assignment_user_id_idx" ON "assignment" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "assignment_assigned_by_user_id_idx" ON "assignment" USING btree ("assigned_by_user_id");--> statement-breakpoint
CREATE INDEX "recovery_code_user_id_idx" ON "recovery_code" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_identity_subject_key" ON "user_identity" USING btree ("provider","subject");--> statement-breakpoint
CREATE UNIQUE INDEX "user_identity_user_key" ON "user_identity" USING btree ("user_id","provider");--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_actor_id_user_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_actor_id_idx" ON "session" USING btree ("actor_id");--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_end_reason_check" CHECK ("session"."end_reason" in ('signed-out', 'ended-by-owner', 'replaced', 'password-changed', 'role-changed', 'deactivated', 'erased', 'token-reused'));--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_second_factor_check" CHECK ("session"."second_factor" in ('none', 'pending', 'passed'));