CREATE TABLE "removed_designs" (
	"line_id" text PRIMARY KEY NOT NULL,
	"cart_id" text NOT NULL,
	"design" jsonb NOT NULL,
	"design_id" text,
	"confirmed" jsonb,
	"removed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "printed" jsonb;--> statement-breakpoint
ALTER TABLE "designs" ADD COLUMN "prints" jsonb;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "design_hash" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "member" text;--> statement-breakpoint
ALTER TABLE "removed_designs" ADD CONSTRAINT "removed_designs_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "removed_designs_cart" ON "removed_designs" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "removed_designs_removed" ON "removed_designs" USING btree ("removed_at");