CREATE INDEX IF NOT EXISTS "users_unconfirmed" ON "users" USING btree ("updated_at") WHERE "users"."verified_at" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "carts_merged" ON "carts" USING btree ("merged_into") WHERE "carts"."merged_into" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "checkout_keys_created" ON "checkout_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "contact_replies_user" ON "contact_replies" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "artworks_shops" ON "artworks" USING btree ("hash") WHERE "artworks"."is_shops";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "order_note_mentions_user" ON "order_note_mentions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_with_network" ON "orders" USING btree ("placed_at") WHERE "orders"."network" is not null;