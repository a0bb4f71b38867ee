CREATE TABLE "spent_challenges" (
	"nonce" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon_guesses" (
	"hash" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "soft" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "hold" text DEFAULT 'firm' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "yields_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "network" text;--> statement-breakpoint
CREATE INDEX "coupon_guesses_expires" ON "coupon_guesses" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "orders_unpaid_network" ON "orders" USING btree ("network","placed_at") WHERE "orders"."paid_at" is null;--> statement-breakpoint
CREATE INDEX "orders_unpaid_buyer" ON "orders" USING btree ("buyer","placed_at") WHERE "orders"."paid_at" is null;--> statement-breakpoint
CREATE INDEX "orders_unpaid_customer" ON "orders" USING btree ("customer_id","placed_at") WHERE "orders"."paid_at" is null;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_soft" CHECK ("variants"."soft" >= 0 and "variants"."reserved" + "variants"."soft" <= "variants"."on_hand");