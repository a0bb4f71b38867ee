CREATE TABLE "bought_together" (
	"product_id" text PRIMARY KEY NOT NULL,
	"others" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bought_together" ADD CONSTRAINT "bought_together_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "reviews_newest" ON "reviews" USING btree ("product_id","date","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "reviews_most_helpful" ON "reviews" USING btree ("product_id","helpful","date","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "reviews_highest" ON "reviews" USING btree ("product_id","rating","date","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "reviews_lowest" ON "reviews" USING btree ("product_id",(-"rating"),"date","id");--> statement-breakpoint
DROP INDEX "reviews_product";--> statement-breakpoint
DROP INDEX "reviews_average";--> statement-breakpoint
DROP INDEX "reviews_helpful";
