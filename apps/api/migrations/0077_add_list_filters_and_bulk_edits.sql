CREATE TABLE "bulk_edit_products" (
	"edit_id" text NOT NULL,
	"product_id" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"state" text NOT NULL,
	"counted" jsonb,
	"change" jsonb,
	"refusal" jsonb,
	CONSTRAINT "bulk_edit_products_edit_id_product_id_pk" PRIMARY KEY("edit_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "bulk_edits" (
	"id" text PRIMARY KEY NOT NULL,
	"admin_id" text NOT NULL,
	"key" text NOT NULL,
	"action" jsonb NOT NULL,
	"state" text NOT NULL,
	"products" integer NOT NULL,
	"undone_by" text,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "bulk_edit_products" ADD CONSTRAINT "bulk_edit_products_edit_id_bulk_edits_id_fk" FOREIGN KEY ("edit_id") REFERENCES "public"."bulk_edits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "bulk_edit_products_state" ON "bulk_edit_products" USING btree ("edit_id","state","position");--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "bulk_edits_key" ON "bulk_edits" USING btree ("admin_id","key");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "variants_priced" ON "variants" USING btree ("price","product_id") WHERE not "variants"."is_withdrawn";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_country" ON "orders" USING btree (("shipping_address" ->> 'country'));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_total" ON "orders" USING btree ("total","id");