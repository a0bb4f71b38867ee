CREATE TABLE "product_videos" (
	"product_id" text PRIMARY KEY NOT NULL,
	"upload" text NOT NULL,
	"poster" text NOT NULL,
	"alt" text NOT NULL,
	"captions" text,
	"file" jsonb NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "video" jsonb;--> statement-breakpoint
ALTER TABLE "product_videos" ADD CONSTRAINT "product_videos_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;