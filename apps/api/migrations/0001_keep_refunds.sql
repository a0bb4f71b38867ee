CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"reference" text,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"lines" jsonb NOT NULL,
	"with_shipping" boolean NOT NULL,
	"reason" text NOT NULL,
	"is_restocking" boolean NOT NULL,
	"by" text NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "refunds_reference_unique" UNIQUE("reference"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "test_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "test_refunds_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "reference" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "client_secret" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "gift_note" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "key" text;--> statement-breakpoint
UPDATE "payments" SET "key" = "order_id";--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_refunds" ADD CONSTRAINT "test_refunds_payment_id_test_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."test_payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_once" ON "refunds" USING btree ("order_id","key");--> statement-breakpoint
CREATE INDEX "refunds_unsettled" ON "refunds" USING btree ("state") WHERE "refunds"."state" in ('due', 'pending');--> statement-breakpoint
-- Refunds were whole and a state of the payment; now each has a row of its own, under the key it was asked for with.
INSERT INTO "refunds" ("id", "order_id", "key", "request_hash", "amount", "currency", "lines", "with_shipping", "reason", "is_restocking", "by", "state", "at")
	SELECT 'refund-' || "order_id", "order_id", 'ended', '', "amount", "currency", '[]', true, 'The order was cancelled.', false, 'system', CASE "state" WHEN 'refunded' THEN 'done' ELSE 'due' END, now()
	FROM "payments" WHERE "state" IN ('refunded', 'refund_due') AND "amount" > 0;--> statement-breakpoint
INSERT INTO "test_refunds" ("id", "payment_id", "idempotency_key", "amount", "created_at")
	SELECT 're_' || "id", "id", 'refund-' || "order_id", "refunded", "created_at" FROM "test_payments" WHERE "refunded" > 0;--> statement-breakpoint
UPDATE "payments" SET "state" = 'succeeded' WHERE "state" IN ('refunded', 'refund_due');
