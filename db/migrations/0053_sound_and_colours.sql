ALTER TABLE "document" DROP CONSTRAINT "document_type_check";--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "mark_description" text;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "mark_colours" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_type_check" CHECK ("document"."type" in ('invoice', 'filing-receipt', 'certificate', 'power-of-attorney', 'specimen', 'logo', 'recording', 'office-letter', 'evidence', 'other'));