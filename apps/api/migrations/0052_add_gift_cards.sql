CREATE TABLE "gift_card_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"gift_card_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"order_id" text,
	"key" text NOT NULL,
	"reason" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "gift_card_entries_amount" CHECK ("gift_card_entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "gift_card_uses" (
	"order_id" text NOT NULL,
	"gift_card_id" text NOT NULL,
	"position" integer NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"returned" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "gift_card_uses_order_id_gift_card_id_pk" PRIMARY KEY("order_id","gift_card_id"),
	CONSTRAINT "gift_card_uses_amount" CHECK ("gift_card_uses"."amount" > 0),
	CONSTRAINT "gift_card_uses_returned" CHECK ("gift_card_uses"."returned" >= 0 and "gift_card_uses"."returned" <= "gift_card_uses"."amount")
);
--> statement-breakpoint
CREATE TABLE "gift_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"last_four" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"reserved" bigint DEFAULT 0 NOT NULL,
	"ends_at" timestamp with time zone,
	"stopped_at" timestamp with time zone,
	"recipient_email" text,
	"message" text,
	"batch" text,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gift_cards_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "gift_cards_amount" CHECK ("gift_cards"."amount" > 0),
	CONSTRAINT "gift_cards_reserved" CHECK ("gift_cards"."reserved" >= 0 and "gift_cards"."reserved" <= "gift_cards"."balance")
);
--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "gift_cards" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "gift_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "gift_spent" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "gift_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_card_entries" ADD CONSTRAINT "gift_card_entries_gift_card_id_gift_cards_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_entries" ADD CONSTRAINT "gift_card_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_uses" ADD CONSTRAINT "gift_card_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_uses" ADD CONSTRAINT "gift_card_uses_gift_card_id_gift_cards_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "gift_card_entries_once" ON "gift_card_entries" USING btree ("gift_card_id","kind","key");--> statement-breakpoint
CREATE INDEX "gift_card_entries_order" ON "gift_card_entries" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "gift_card_uses_card" ON "gift_card_uses" USING btree ("gift_card_id");--> statement-breakpoint
CREATE INDEX "gift_cards_listed" ON "gift_cards" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "gift_cards_last_four" ON "gift_cards" USING btree ("last_four");--> statement-breakpoint
CREATE INDEX "gift_cards_recipient" ON "gift_cards" USING btree ("recipient_email");--> statement-breakpoint
CREATE INDEX "gift_cards_ends" ON "gift_cards" USING btree ("ends_at") WHERE "gift_cards"."balance" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "gift_cards_batch" ON "gift_cards" USING btree ("batch","position");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_gift_amount" CHECK ("refunds"."gift_amount" >= 0 and "refunds"."gift_amount" <= "refunds"."amount");