CREATE INDEX IF NOT EXISTS "designs_newest" ON "designs" USING btree ("updated_at","id") WHERE "designs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "designs_of_product" ON "designs" USING btree ("product","updated_at","id") WHERE "designs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "designs_search" ON "designs" USING gin ((' ' || name) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "order_lines_saved_design" ON "order_lines" USING btree ("design_id") WHERE "order_lines"."design_id" is not null;