CREATE TABLE "cart_reminders" (
	"email" text PRIMARY KEY NOT NULL,
	"cart_id" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_reminders_cart" UNIQUE("cart_id")
);
--> statement-breakpoint
CREATE TABLE "sent_cart_reminders" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"cart_id" text NOT NULL,
	"email_hash" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart_reminders" ADD CONSTRAINT "cart_reminders_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_cart_reminders" ADD CONSTRAINT "sent_cart_reminders_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_reminders_asked" ON "cart_reminders" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "cart_reminders_ends" ON "cart_reminders" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "sent_cart_reminders_cart" ON "sent_cart_reminders" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "sent_cart_reminders_email" ON "sent_cart_reminders" USING btree ("email_hash");--> statement-breakpoint
CREATE INDEX "sent_cart_reminders_ends" ON "sent_cart_reminders" USING btree ("ends_at");