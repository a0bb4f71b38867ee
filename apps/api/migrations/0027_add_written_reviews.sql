CREATE TABLE "written_reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"order_line_id" text NOT NULL,
	"product_id" text NOT NULL,
	"user_id" text,
	"author" text NOT NULL,
	"rating" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"fit" text,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"answer" text,
	"revision" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	CONSTRAINT "written_reviews_order_line" UNIQUE("order_line_id"),
	CONSTRAINT "written_reviews_rating" CHECK ("written_reviews"."rating" between 1 and 5),
	CONSTRAINT "written_reviews_decided" CHECK (("written_reviews"."state" = 'waiting') = ("written_reviews"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "is_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "fit" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "written_reviews" ADD CONSTRAINT "written_reviews_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "written_reviews" ADD CONSTRAINT "written_reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "written_reviews" ADD CONSTRAINT "written_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "written_reviews_state" ON "written_reviews" USING btree ("state","written_at");--> statement-breakpoint
CREATE INDEX "written_reviews_user" ON "written_reviews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "written_reviews_product" ON "written_reviews" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "reviews_fit" ON "reviews" USING btree ("product_id","fit") WHERE "reviews"."fit" is not null;--> statement-breakpoint
-- Whatever takes a review back, its writer, an account that ends or a console: what was shown of it goes in the same transaction.
CREATE FUNCTION withdraw_written_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM reviews WHERE id = old.id;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER written_reviews_gone AFTER DELETE ON written_reviews FOR EACH ROW EXECUTE FUNCTION withdraw_written_review();
