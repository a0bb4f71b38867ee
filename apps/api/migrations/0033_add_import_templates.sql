CREATE TABLE "import_templates" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"headings" text NOT NULL,
	"columns" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "import_templates_headings" UNIQUE("headings")
);
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "columns" jsonb;