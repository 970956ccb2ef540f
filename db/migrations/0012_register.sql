CREATE TABLE "goods_term" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_term_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"language" text NOT NULL,
	"nice_class" integer NOT NULL,
	"text" text NOT NULL,
	"normalised" text NOT NULL,
	"term_group" text,
	"wide" boolean DEFAULT false NOT NULL,
	"source" text NOT NULL,
	"valid_from" date NOT NULL,
	CONSTRAINT "goods_term_text_key" UNIQUE("language","nice_class","text"),
	CONSTRAINT "goods_term_language_check" CHECK ("goods_term"."language" in ('en', 'sk', 'cs', 'es'))
);
--> statement-breakpoint
CREATE TABLE "mark" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mark_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"office" text NOT NULL,
	"number" text NOT NULL,
	"registration_number" text,
	"text" text NOT NULL,
	"normalised" text NOT NULL,
	"other_texts" text[] DEFAULT '{}'::text[] NOT NULL,
	"mark_type" text,
	"classes" integer[] DEFAULT '{}'::int[] NOT NULL,
	"goods" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"owner" text,
	"owner_country" text,
	"filing_date" date,
	"priority_date" date,
	"publication_date" date,
	"registration_date" date,
	"expiry_date" date,
	"state" text NOT NULL,
	"status" text,
	"image_reference" text,
	"record_date" date,
	"revision" bigint NOT NULL,
	"record" jsonb NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "mark_number_key" UNIQUE("office","number"),
	CONSTRAINT "mark_office_check" CHECK ("mark"."office" in ('US', 'UK', 'EU', 'CA', 'CN', 'AU', 'NZ', 'IN', 'SK', 'CZ', 'IE', 'CH', 'FR', 'BX', 'JP', 'TR', 'SG', 'HK', 'DE', 'BD', 'BR', 'MX', 'NO', 'ZA', 'KR', 'IT', 'ES', 'TH', 'ID', 'DK', 'TW', 'AR', 'IL', 'PL', 'PT', 'BG', 'EE', 'GE', 'KZ', 'LT', 'LV', 'RO', 'UA', 'VN', 'SE', 'FI', 'HU', 'AT', 'SI', 'HR', 'CO', 'EC', 'PE', 'MC', 'AD', 'EG', 'JO', 'KE', 'LB', 'MA', 'NG', 'PK', 'TN', 'TZ', 'ME', 'PY', 'BO', 'UY', 'VE', 'AM', 'AZ', 'KG', 'MD', 'TJ', 'TM', 'UZ', 'DZ', 'KH', 'LA', 'AO', 'BI', 'CV', 'DJ', 'CD', 'ER', 'ET', 'GH', 'MG', 'MU', 'OAPI', 'ARIPO', 'AE', 'CL', 'MY', 'PH', 'SA', 'KW', 'OM', 'QA', 'BA', 'BH', 'WIPO')),
	CONSTRAINT "mark_mark_type_check" CHECK ("mark"."mark_type" in ('WORD', 'FIGURATIVE', 'STYLIZED_CHARACTERS', 'SHAPE', 'COMBINED_SHAPE', 'SOUND')),
	CONSTRAINT "mark_state_check" CHECK ("mark"."state" in ('pending', 'registered', 'dead', 'unknown'))
);
--> statement-breakpoint
CREATE TABLE "mark_import" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mark_import_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"file_name" text NOT NULL,
	"file_hash" text NOT NULL,
	"format" text NOT NULL,
	"office" text NOT NULL,
	"records_done" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"older" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "mark_import_file_key" UNIQUE("file_hash","office"),
	CONSTRAINT "mark_import_format_check" CHECK ("mark_import"."format" in ('uspto', 'st66', 'st96', 'demo')),
	CONSTRAINT "mark_import_office_check" CHECK ("mark_import"."office" in ('US', 'UK', 'EU', 'CA', 'CN', 'AU', 'NZ', 'IN', 'SK', 'CZ', 'IE', 'CH', 'FR', 'BX', 'JP', 'TR', 'SG', 'HK', 'DE', 'BD', 'BR', 'MX', 'NO', 'ZA', 'KR', 'IT', 'ES', 'TH', 'ID', 'DK', 'TW', 'AR', 'IL', 'PL', 'PT', 'BG', 'EE', 'GE', 'KZ', 'LT', 'LV', 'RO', 'UA', 'VN', 'SE', 'FI', 'HU', 'AT', 'SI', 'HR', 'CO', 'EC', 'PE', 'MC', 'AD', 'EG', 'JO', 'KE', 'LB', 'MA', 'NG', 'PK', 'TN', 'TZ', 'ME', 'PY', 'BO', 'UY', 'VE', 'AM', 'AZ', 'KG', 'MD', 'TJ', 'TM', 'UZ', 'DZ', 'KH', 'LA', 'AO', 'BI', 'CV', 'DJ', 'CD', 'ER', 'ET', 'GH', 'MG', 'MU', 'OAPI', 'ARIPO', 'AE', 'CL', 'MY', 'PH', 'SA', 'KW', 'OM', 'QA', 'BA', 'BH', 'WIPO'))
);
--> statement-breakpoint
CREATE INDEX "goods_term_key_idx" ON "goods_term" USING btree ("key","language");--> statement-breakpoint
CREATE INDEX "goods_term_class_idx" ON "goods_term" USING btree ("language","nice_class");--> statement-breakpoint
CREATE INDEX "mark_revision_idx" ON "mark" USING btree ("revision");--> statement-breakpoint
CREATE INDEX "mark_registration_number_idx" ON "mark" USING btree ("office","registration_number");--> statement-breakpoint
CREATE INDEX "mark_import_started_at_idx" ON "mark_import" USING btree ("started_at");--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- Similarity search while the index of the register is loading, and of owners and terms.
CREATE INDEX "mark_normalised_trgm_idx" ON "mark" USING gin ("normalised" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "mark_owner_trgm_idx" ON "mark" USING gin ("owner" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "goods_term_normalised_trgm_idx" ON "goods_term" USING gin ("normalised" gin_trgm_ops);
