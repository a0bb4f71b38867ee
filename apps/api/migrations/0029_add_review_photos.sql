CREATE TABLE "review_photos" (
	"id" text PRIMARY KEY NOT NULL,
	"review_id" text NOT NULL,
	"upload" text NOT NULL,
	"position" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"is_left_out" boolean DEFAULT false NOT NULL,
	CONSTRAINT "review_photos_place" UNIQUE("review_id","position")
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "photos" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_review_id_written_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."written_reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_photos_upload" ON "review_photos" USING btree ("upload");--> statement-breakpoint
-- A photograph its writer takes back, also with the review, the order or the account, does not stay as long as other uploads that nothing shows.
CREATE FUNCTION let_review_photo_go() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE uploads SET unused_since = 'epoch' WHERE id = old.upload;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER review_photos_gone AFTER DELETE ON review_photos FOR EACH ROW EXECUTE FUNCTION let_review_photo_go();
