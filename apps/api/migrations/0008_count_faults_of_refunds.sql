ALTER TABLE "refunds" ADD COLUMN "faults" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "test_refunds" ADD COLUMN "refund_id" text;--> statement-breakpoint
UPDATE "test_refunds" SET "refund_id" = "idempotency_key";--> statement-breakpoint
ALTER TABLE "test_refunds" ALTER COLUMN "refund_id" SET NOT NULL;
