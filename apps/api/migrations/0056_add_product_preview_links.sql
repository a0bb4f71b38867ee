CREATE TABLE "product_preview_links" (
	"product_id" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_preview_links_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "product_preview_links" ADD CONSTRAINT "product_preview_links_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;