ALTER TABLE "users" ADD COLUMN "registered_from" text[];--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_contested" boolean DEFAULT false NOT NULL;