CREATE TABLE "blocked_pictures" (
	"hash" text PRIMARY KEY NOT NULL,
	"upload" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blocked_words" (
	"id" text PRIMARY KEY NOT NULL,
	"word" text NOT NULL,
	"folded" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "blocked_words_folded_unique" UNIQUE("folded")
);
--> statement-breakpoint
CREATE TABLE "moderation_holds" (
	"line_id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"state" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"words" jsonb NOT NULL,
	"pictures" jsonb NOT NULL,
	"has_picture" boolean NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	CONSTRAINT "moderation_holds_state" CHECK ("moderation_holds"."state" in ('open', 'refused', 'approved')),
	CONSTRAINT "moderation_holds_decided" CHECK (("moderation_holds"."state" = 'open') = ("moderation_holds"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "content_hash" text;--> statement-breakpoint
ALTER TABLE "moderation_holds" ADD CONSTRAINT "moderation_holds_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_holds" ADD CONSTRAINT "moderation_holds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "blocked_pictures_latest" ON "blocked_pictures" USING btree ("at","hash");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "moderation_holds_state" ON "moderation_holds" USING btree ("state","found_at","line_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "moderation_holds_order" ON "moderation_holds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "uploads_unhashed" ON "uploads" USING btree ("id") WHERE "uploads"."content_hash" is null and "uploads"."video" is null;