ALTER TABLE "cart_lines" ADD COLUMN "confirmed" jsonb;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "confirmed" jsonb;