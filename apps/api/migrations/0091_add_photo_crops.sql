ALTER TABLE "own_views" ADD COLUMN "crop" jsonb;--> statement-breakpoint
ALTER TABLE "product_pictures" ADD COLUMN "crop" jsonb;