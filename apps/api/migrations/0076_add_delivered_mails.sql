CREATE TABLE "delivered_mails" (
	"message_id" text PRIMARY KEY NOT NULL,
	"delivered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "delivered_mails_at" ON "delivered_mails" USING btree ("delivered_at");