ALTER TABLE "print_areas" ADD COLUMN "sizes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- Posters of the demonstration shop said 30 × 42 cm and were printed at 50 × 70.
UPDATE "print_areas" SET "sizes" = '[{"options":{"format":"30x42"},"widthMm":300,"heightMm":420,"bleedMm":3,"safeMm":5}]'::jsonb
WHERE "id" = 'front' AND "view" = 'poster-plain' AND "width_mm" = 500 AND "height_mm" = 700
AND EXISTS (SELECT FROM "option_values" WHERE "option_values"."product_id" = "print_areas"."product_id" AND "option_id" = 'format' AND "value" = '30x42');
