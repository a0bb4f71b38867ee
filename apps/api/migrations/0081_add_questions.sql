CREATE TABLE "product_questions" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"answer" text NOT NULL,
	"date" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "asked_questions" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"user_id" text,
	"email" text,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"answer" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	CONSTRAINT "asked_questions_state" CHECK ("asked_questions"."state" in ('waiting', 'published', 'declined')),
	CONSTRAINT "asked_questions_decided" CHECK (("asked_questions"."state" = 'waiting') = ("asked_questions"."decided_at" is null)),
	CONSTRAINT "asked_questions_published" CHECK ("asked_questions"."state" <> 'published' or ("asked_questions"."answer" is not null and "asked_questions"."answered_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "product_questions" ADD CONSTRAINT "product_questions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asked_questions" ADD CONSTRAINT "asked_questions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asked_questions" ADD CONSTRAINT "asked_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_questions_latest" ON "product_questions" USING btree ("product_id","date","id");--> statement-breakpoint
CREATE INDEX "asked_questions_state" ON "asked_questions" USING btree ("state","asked_at","id");--> statement-breakpoint
CREATE INDEX "asked_questions_email" ON "asked_questions" USING btree ("email","asked_at");--> statement-breakpoint
CREATE INDEX "asked_questions_user" ON "asked_questions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "asked_questions_product" ON "asked_questions" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "asked_questions_declined" ON "asked_questions" USING btree ("decided_at") WHERE "asked_questions"."state" = 'declined';--> statement-breakpoint
-- Whatever deletes a question, an erasure, an account that ends or a console: what was shown of it goes in the same transaction.
CREATE FUNCTION withdraw_asked_question() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM product_questions WHERE id = old.id;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER asked_questions_gone AFTER DELETE ON asked_questions FOR EACH ROW EXECUTE FUNCTION withdraw_asked_question();
