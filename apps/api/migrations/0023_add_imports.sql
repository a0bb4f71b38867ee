CREATE TABLE "import_lines" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"import_id" text NOT NULL,
	"row" integer,
	"is_error" boolean NOT NULL,
	"subject" text,
	"reason" text NOT NULL,
	"params" jsonb
);
--> statement-breakpoint
CREATE TABLE "import_pictures" (
	"link" text PRIMARY KEY NOT NULL,
	"upload" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" text PRIMARY KEY NOT NULL,
	"admin_id" text NOT NULL,
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"is_dry_run" boolean NOT NULL,
	"file_name" text NOT NULL,
	"is_latin" boolean NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"updated" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"lines" integer DEFAULT 0 NOT NULL,
	"worker" text,
	"leased_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "import_lines" ADD CONSTRAINT "import_lines_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_lines_import" ON "import_lines" USING btree ("import_id","id");--> statement-breakpoint
CREATE INDEX "imports_created" ON "imports" USING btree ("created_at");