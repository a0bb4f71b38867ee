CREATE TABLE "imported_customers" (
	"email" text PRIMARY KEY NOT NULL,
	"name" text,
	"phone" text,
	"has_asked_for_newsletter" boolean DEFAULT false NOT NULL,
	"imported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "imported_customers_search" ON "imported_customers" USING gin ((' ' || coalesce(name, '') || ' ' || email) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "imported_customers_imported" ON "imported_customers" USING btree ("imported_at");