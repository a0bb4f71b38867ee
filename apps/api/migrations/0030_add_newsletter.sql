CREATE TABLE "newsletter_subscriptions" (
	"email" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"locale" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"mailed_at" timestamp with time zone NOT NULL,
	"mails" smallint DEFAULT 1 NOT NULL,
	"ends_at" timestamp with time zone,
	CONSTRAINT "newsletter_subscriptions_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "newsletter_subscriptions_end" CHECK (("newsletter_subscriptions"."confirmed_at" is null) = ("newsletter_subscriptions"."ends_at" is not null))
);
--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_ends" ON "newsletter_subscriptions" USING btree ("ends_at");