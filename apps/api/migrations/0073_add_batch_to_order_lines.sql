ALTER TABLE "draft_order_lines" ADD COLUMN "batch" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "batch" text;