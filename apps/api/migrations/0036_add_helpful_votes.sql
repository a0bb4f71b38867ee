CREATE TABLE "helpful_votes" (
	"review_id" text NOT NULL,
	"user_id" text,
	"visitor_hash" text,
	"voted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "helpful_votes_user" UNIQUE("user_id","review_id"),
	CONSTRAINT "helpful_votes_visitor" UNIQUE("visitor_hash","review_id"),
	CONSTRAINT "helpful_votes_voter" CHECK (num_nonnulls("helpful_votes"."user_id", "helpful_votes"."visitor_hash") = 1)
);
--> statement-breakpoint
ALTER TABLE "written_reviews" ADD COLUMN "visitor_hash" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "helpful" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "helpful_votes" ADD CONSTRAINT "helpful_votes_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "helpful_votes" ADD CONSTRAINT "helpful_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "helpful_votes_review" ON "helpful_votes" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "helpful_votes_ends" ON "helpful_votes" USING btree ("voted_at") WHERE "helpful_votes"."visitor_hash" is not null;--> statement-breakpoint
CREATE INDEX "reviews_helpful" ON "reviews" USING btree ("product_id","helpful" DESC NULLS FIRST,"date" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "written_reviews_visitor" ON "written_reviews" USING btree ("visitor_hash");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_helpful_count" CHECK ("reviews"."helpful" >= 0);--> statement-breakpoint
-- Each vote counts in the transaction that casts it, takes it back or ends its account. Who forgets votes that are to stay in the count says so.
CREATE FUNCTION count_helpful_vote() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		UPDATE reviews SET helpful = helpful + 1 WHERE id = new.review_id;
	ELSIF current_setting('motif.helpful_counts_stay', true) IS DISTINCT FROM 'on' THEN
		UPDATE reviews SET helpful = helpful - 1 WHERE id = old.review_id;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER helpful_votes_counted AFTER INSERT OR DELETE ON helpful_votes FOR EACH ROW EXECUTE FUNCTION count_helpful_vote();
--> statement-breakpoint
-- Lists know a review by its stars alone: a vote changes nothing there.
CREATE OR REPLACE TRIGGER reviews_changed AFTER UPDATE OF product_id, rating OR DELETE ON reviews FOR EACH ROW EXECUTE FUNCTION note_catalogue_row();
