CREATE TABLE "print_failures" (
	"name" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"failed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "print_failures_at" ON "print_failures" USING btree ("failed_at");