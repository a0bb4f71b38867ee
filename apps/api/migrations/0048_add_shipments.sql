CREATE TABLE "order_shipment_lines" (
	"shipment_id" text NOT NULL,
	"line_id" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "order_shipment_lines_shipment_id_line_id_pk" PRIMARY KEY("shipment_id","line_id"),
	CONSTRAINT "order_shipment_lines_quantity" CHECK ("order_shipment_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_shipments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"tracking" jsonb,
	"note" text,
	"at" timestamp with time zone NOT NULL,
	"voided_at" timestamp with time zone,
	"void_reason" text
);
--> statement-breakpoint
ALTER TABLE "order_shipment_lines" ADD CONSTRAINT "order_shipment_lines_shipment_id_order_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."order_shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_shipment_lines" ADD CONSTRAINT "order_shipment_lines_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_shipments" ADD CONSTRAINT "order_shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_shipment_lines_line" ON "order_shipment_lines" USING btree ("line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_shipments_once" ON "order_shipments" USING btree ("order_id","key");--> statement-breakpoint
CREATE INDEX "order_shipments_order" ON "order_shipments" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_found" ON "orders" USING gin ((' ' || number || ' ' || email || ' ' || coalesce(shipping_address ->> 'name', '') || ' ' || coalesce(tracking ->> 'numbers', tracking ->> 'number', '')) gin_trgm_ops);