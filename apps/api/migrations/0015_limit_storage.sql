CREATE TABLE "design_intake" (
	"owner" text NOT NULL,
	"day" date NOT NULL,
	"bytes" bigint NOT NULL,
	CONSTRAINT "design_intake_owner_day_pk" PRIMARY KEY("owner","day")
);
--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "shown_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "is_shops" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "design_intake_day" ON "design_intake" USING btree ("day");--> statement-breakpoint
CREATE INDEX "carts_forgotten" ON "carts" USING btree ("updated_at") WHERE "carts"."customer_id" is null or "carts"."merged_into" is not null;--> statement-breakpoint
CREATE INDEX "order_lines_picture" ON "order_lines" USING btree (split_part(image->>'url', '/', 5));--> statement-breakpoint
CREATE INDEX "artworks_shown" ON "artworks" USING btree ("shown_at") WHERE not "artworks"."is_shops";--> statement-breakpoint
UPDATE "artworks" SET "is_shops" = true WHERE "hash" IN (SELECT split_part("picture"->>'url', '/', 5) FROM "product_pictures");
