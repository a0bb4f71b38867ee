CREATE TABLE "own_views" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"upload" text NOT NULL,
	"focus" jsonb NOT NULL,
	"corners" jsonb NOT NULL,
	"width_mm" double precision NOT NULL,
	"height_mm" double precision NOT NULL
);
--> statement-breakpoint
ALTER TABLE "print_areas" ADD COLUMN "views" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "print_areas" ADD COLUMN "drawn" jsonb;--> statement-breakpoint
ALTER TABLE "own_views" ADD CONSTRAINT "own_views_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "own_views_product" ON "own_views" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "own_views_upload" ON "own_views" USING btree ("upload");