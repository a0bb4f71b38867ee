CREATE TABLE "draft_order_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"draft_id" text NOT NULL,
	"position" integer NOT NULL,
	"variant_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"own_price" jsonb,
	"design" jsonb,
	"design_id" text,
	"design_hash" text NOT NULL,
	"printed" jsonb,
	"confirmed" jsonb,
	CONSTRAINT "draft_order_lines_quantity" CHECK ("draft_order_lines"."quantity" >= 1)
);
--> statement-breakpoint
CREATE TABLE "draft_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"email" text,
	"shipping_address" jsonb,
	"billing_address" jsonb,
	"shipping_method" text,
	"note" text,
	"discount" jsonb,
	"total" bigint NOT NULL,
	"currency" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"link_id" text,
	"offer" jsonb,
	"sent_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"order_id" text,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "draft_orders_key_unique" UNIQUE("key"),
	CONSTRAINT "draft_orders_link_id_unique" UNIQUE("link_id")
);
--> statement-breakpoint
ALTER TABLE "draft_order_lines" ADD CONSTRAINT "draft_order_lines_draft_id_draft_orders_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_order_lines" ADD CONSTRAINT "draft_order_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_orders" ADD CONSTRAINT "draft_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_order_lines_draft" ON "draft_order_lines" USING btree ("draft_id","position");--> statement-breakpoint
CREATE INDEX "draft_order_lines_variant" ON "draft_order_lines" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "draft_orders_updated" ON "draft_orders" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "draft_orders_email" ON "draft_orders" USING btree ("email");--> statement-breakpoint
CREATE INDEX "draft_orders_order" ON "draft_orders" USING btree ("order_id");