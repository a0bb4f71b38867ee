ALTER TABLE "variants" ADD COLUMN "regular_price" integer;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "sale_price" integer;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "sale_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "sale_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "variants_sale" ON "variants" USING btree ("id") WHERE "variants"."sale_price" is not null;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_sale_price" CHECK (("variants"."sale_price" is null) = ("variants"."regular_price" is null) and ("variants"."sale_price" is null or "variants"."sale_price" >= 0 and "variants"."sale_price" < "variants"."regular_price"));