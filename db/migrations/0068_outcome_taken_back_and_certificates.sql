CREATE TABLE "certificate_log" (
	"name" text PRIMARY KEY NOT NULL,
	"next_entry" bigint NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "certified_domain" (
	"id" uuid PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"log" text NOT NULL,
	"seen_on" date NOT NULL,
	CONSTRAINT "certified_domain_host_key" UNIQUE("host")
);
--> statement-breakpoint
ALTER TABLE "case_notice" ADD COLUMN "taken_back_reason" text;--> statement-breakpoint
CREATE INDEX "certified_domain_seen_on_idx" ON "certified_domain" USING btree ("seen_on");