ALTER TABLE "sold_days" ADD COLUMN "product_id" text;--> statement-breakpoint
UPDATE "sold_days" SET "product_id" = "variants"."product_id" FROM "variants" WHERE "variants"."id" = "sold_days"."variant_id";
