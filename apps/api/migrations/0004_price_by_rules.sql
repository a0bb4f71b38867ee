ALTER TABLE "cart_lines" DROP CONSTRAINT "cart_lines_quantity";--> statement-breakpoint
DROP INDEX "cart_lines_content";--> statement-breakpoint
ALTER TABLE "coupons" ALTER COLUMN "percent_off" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "is_saved" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "kind" text DEFAULT 'percent' NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "amount_off" integer;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "categories" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "products" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "is_first_order_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "is_once_per_customer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "max_uses" integer;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "tax_class" text DEFAULT 'standard' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "weight_grams" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "is_withdrawn" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout_keys" ADD COLUMN "coupon_problem" jsonb;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "tax_percent" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "buyer" text GENERATED ALWAYS AS (case when split_part(email, '@', 2) in ('gmail.com', 'googlemail.com') then replace(split_part(split_part(email, '@', 1), '+', 1), '.', '') || '@gmail.com' else split_part(split_part(email, '@', 1), '+', 1) || '@' || split_part(email, '@', 2) end) STORED;--> statement-breakpoint
CREATE INDEX "orders_buyer" ON "orders" USING btree ("buyer");--> statement-breakpoint
CREATE INDEX "orders_coupon" ON "orders" USING btree ("coupon") WHERE "orders"."coupon" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_lines_content" ON "cart_lines" USING btree ("cart_id","variant_id","design_hash","is_saved");--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_quantity" CHECK ("cart_lines"."quantity" >= 1 and ("cart_lines"."quantity" <= 999 or "cart_lines"."is_saved"));--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_worth" CHECK (coalesce(case "coupons"."kind" when 'percent' then "coupons"."percent_off" > 0 and "coupons"."percent_off" <= 100 when 'amount' then "coupons"."amount_off" > 0 else "coupons"."kind" = 'free-shipping' end, false));--> statement-breakpoint
-- Orders from before kept their tax in one sum of one rate. Rates of then were on quarters of a percent.
UPDATE "orders" SET "totals" = "totals" || jsonb_build_object('taxes', coalesce((
  SELECT jsonb_build_array(jsonb_build_object(
    'name', 'Tax', 'percent', round(400.0 * tax / (total - tax)) / 4,
    'net', jsonb_build_object('amount', total - tax, 'currency', "orders"."currency"),
    'tax', jsonb_build_object('amount', tax, 'currency', "orders"."currency")))
  FROM (SELECT coalesce(("totals" -> 'tax' ->> 'amount')::bigint, 0) + ("totals" -> 'includedTax' ->> 'amount')::bigint AS tax, ("totals" -> 'total' ->> 'amount')::bigint AS total) AS sums
  WHERE tax > 0 AND total > tax
), '[]'::jsonb)) WHERE NOT "totals" ? 'taxes';--> statement-breakpoint
UPDATE "order_lines" SET "tax_percent" = ("orders"."totals" -> 'taxes' -> 0 ->> 'percent')::double precision
FROM "orders" WHERE "orders"."id" = "order_lines"."order_id" AND jsonb_array_length("orders"."totals" -> 'taxes') = 1;
