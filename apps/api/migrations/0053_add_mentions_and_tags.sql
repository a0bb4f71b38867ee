CREATE TABLE "order_note_mentions" (
	"note_id" text NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "order_note_mentions_note_id_user_id_pk" PRIMARY KEY("note_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "order_tags" (
	"order_id" text NOT NULL,
	"tag" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_tags_order_id_tag_pk" PRIMARY KEY("order_id","tag")
);
--> statement-breakpoint
ALTER TABLE "order_notes" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "order_notes" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_note_mentions" ADD CONSTRAINT "order_note_mentions_note_id_order_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."order_notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_note_mentions" ADD CONSTRAINT "order_note_mentions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_tags" ADD CONSTRAINT "order_tags_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_tags_newest" ON "order_tags" USING btree ("tag","placed_at","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_notes_once" ON "order_notes" USING btree ("order_id","author_id","key");