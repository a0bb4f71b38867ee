CREATE TABLE "order_edits" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"state" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"difference" bigint NOT NULL,
	"waived" bigint NOT NULL,
	"waiver" text,
	"reason" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "edit_payments" (
	"edit_id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"provider" text NOT NULL,
	"key" text NOT NULL,
	"reference" text,
	"client_secret" text,
	"customer" text,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "edit_payments_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "edit_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "edit_id" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "to_edit_payment" text;--> statement-breakpoint
ALTER TABLE "order_edits" ADD CONSTRAINT "order_edits_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edit_payments" ADD CONSTRAINT "edit_payments_edit_id_order_edits_id_fk" FOREIGN KEY ("edit_id") REFERENCES "public"."order_edits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edit_payments" ADD CONSTRAINT "edit_payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_edits_key" ON "order_edits" USING btree ("order_id","key");--> statement-breakpoint
CREATE INDEX "order_edits_order" ON "order_edits" USING btree ("order_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "order_edits_open" ON "order_edits" USING btree ("order_id") WHERE "order_edits"."state" = 'open';--> statement-breakpoint
CREATE INDEX "edit_payments_order" ON "edit_payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "edit_payments_unsettled" ON "edit_payments" USING btree ("state") WHERE "edit_payments"."state" in ('open', 'ending');--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_edit_id_order_edits_id_fk" FOREIGN KEY ("edit_id") REFERENCES "public"."order_edits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_edit_id_order_edits_id_fk" FOREIGN KEY ("edit_id") REFERENCES "public"."order_edits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_to_edit_payment_edit_payments_edit_id_fk" FOREIGN KEY ("to_edit_payment") REFERENCES "public"."edit_payments"("edit_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_edit" ON "invoices" USING btree ("edit_id","kind") WHERE "invoices"."edit_id" is not null;