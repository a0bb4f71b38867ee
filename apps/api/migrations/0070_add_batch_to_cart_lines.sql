ALTER TABLE "cart_lines" ADD COLUMN "batch" text;--> statement-breakpoint
ALTER TABLE "removed_designs" ADD COLUMN "batch" text;