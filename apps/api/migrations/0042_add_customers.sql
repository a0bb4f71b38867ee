CREATE TABLE "customer_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"author_id" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "customer_notes_email" ON "customer_notes" USING btree ("email","at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "users_search" ON "users" USING gin ((' ' || name || ' ' || email) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "contact_messages_email" ON "contact_messages" USING btree (lower("email"),"received_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "contact_messages_user" ON "contact_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_guests" ON "orders" USING btree ("email","paid_at") WHERE "orders"."customer_id" is null;