CREATE TABLE "redirects" (
	"id" text PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"product_id" text,
	"category" text,
	"origin" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "redirects_path" UNIQUE("path"),
	CONSTRAINT "redirects_target" CHECK (num_nonnulls("redirects"."product_id", "redirects"."category") = 1)
);
--> statement-breakpoint
ALTER TABLE "redirects" ADD CONSTRAINT "redirects_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redirects" ADD CONSTRAINT "redirects_category_categories_slug_fk" FOREIGN KEY ("category") REFERENCES "public"."categories"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "redirects_product" ON "redirects" USING btree ("product_id","created_at");--> statement-breakpoint
CREATE INDEX "redirects_category" ON "redirects" USING btree ("category","created_at");--> statement-breakpoint
CREATE INDEX "redirects_created" ON "redirects" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "redirects_path_alike" ON "redirects" USING gin ("path" gin_trgm_ops);