CREATE TABLE "known_places" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "known_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "known_places" ADD CONSTRAINT "known_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_places_user" ON "known_places" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "known_places_expires" ON "known_places" USING btree ("expires_at");