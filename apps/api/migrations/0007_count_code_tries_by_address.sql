CREATE TABLE "code_tries" (
	"hash" text PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"known_tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "code_tries_expires" ON "code_tries" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "one_time_codes" DROP COLUMN "tries";--> statement-breakpoint
ALTER TABLE "one_time_codes" DROP COLUMN "known_tries";