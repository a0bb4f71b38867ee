CREATE TABLE "catalogue_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"number" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_taken_in" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_search" (
	"number" integer PRIMARY KEY NOT NULL,
	"category" integer NOT NULL,
	"low" integer NOT NULL,
	"rating" integer NOT NULL,
	"ratings" integer NOT NULL,
	"featured" integer NOT NULL,
	"since" date NOT NULL,
	"is_blank" boolean NOT NULL,
	"variants" "bytea" NOT NULL,
	"text" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_vocabulary" (
	"option_id" text NOT NULL,
	"value" text NOT NULL,
	"name" text NOT NULL,
	"label" text NOT NULL,
	"swatch" text,
	"option_position" integer NOT NULL,
	"together" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "catalogue_vocabulary_option_id_value_pk" PRIMARY KEY("option_id","value")
);
--> statement-breakpoint
CREATE TABLE "catalogue_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "option_combinations" (
	"number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "option_combinations_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"options" jsonb NOT NULL,
	CONSTRAINT "option_combinations_options_unique" UNIQUE("options")
);
--> statement-breakpoint
DROP INDEX "products_words";
--> statement-breakpoint
DROP INDEX "products_category";
--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "number" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "categories_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "number" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "products_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);
--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_number_unique" UNIQUE("number");
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_number_unique" UNIQUE("number");
--> statement-breakpoint
ALTER TABLE "catalogue_search" ADD CONSTRAINT "catalogue_search_number_products_number_fk" FOREIGN KEY ("number") REFERENCES "public"."products"("number") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "catalogue_changes_waiting" ON "catalogue_changes" USING btree ("id") WHERE not "catalogue_changes"."is_taken_in";
--> statement-breakpoint
CREATE INDEX "catalogue_changes_transaction" ON "catalogue_changes" USING btree ("transaction");
--> statement-breakpoint
CREATE INDEX "catalogue_search_text" ON "catalogue_search" USING gin ("text");
--> statement-breakpoint
CREATE INDEX "catalogue_words_alike" ON "catalogue_words" USING gist ("word" gist_trgm_ops);
--> statement-breakpoint
CREATE INDEX "option_values_swatch" ON "option_values" USING btree ("swatch");
--> statement-breakpoint
CREATE INDEX "products_featured" ON "products" USING btree ("featured");
--> statement-breakpoint
CREATE INDEX "products_template" ON "products" USING btree ("featured") WHERE "products"."template" is not null;
--> statement-breakpoint
CREATE INDEX "reviews_average" ON "reviews" USING btree ("product_id","rating");
--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category","featured");
--> statement-breakpoint
CREATE FUNCTION catalogue_text(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	-- Without accents: letters are taken apart and what stands on them is left out.
	SELECT regexp_replace(normalize(words, NFKD), '[\u0300-\u036f]', '', 'g')
$$;
--> statement-breakpoint
-- Brings the search rows of some products in line with their tables. Who changes products only notes that they changed; servers call this before they
-- read, one at a time, so that a row is never written from what was there before another's.
CREATE FUNCTION refresh_catalogue_search(numbers integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(7240119);
	INSERT INTO option_combinations (options)
	SELECT DISTINCT v.options FROM products p JOIN variants v ON v.product_id = p.id
	WHERE p.number = ANY (numbers) AND NOT EXISTS (SELECT FROM option_combinations known WHERE known.options = v.options);

	INSERT INTO catalogue_vocabulary AS known (option_id, value, name, label, swatch, option_position, together, position)
	SELECT option_id, value, min(name), min(label), min(swatch), min(option_position), max(together), max(position) FROM (
		SELECT v.option_id, v.value, o.name, v.label, v.swatch, o.position AS option_position, v.position,
			count(*) OVER (PARTITION BY v.product_id, v.option_id)::int AS together
		FROM products p JOIN option_values v ON v.product_id = p.id JOIN product_options o ON o.product_id = v.product_id AND o.id = v.option_id
		WHERE p.number = ANY (numbers)
	) listed
	GROUP BY option_id, value
	ON CONFLICT (option_id, value) DO UPDATE SET
		name = excluded.name, label = excluded.label, swatch = excluded.swatch,
		option_position = least(known.option_position, excluded.option_position),
		-- Of the longest list a value stood in, its place there counts.
		position = CASE WHEN excluded.together > known.together THEN excluded.position WHEN excluded.together < known.together THEN known.position ELSE greatest(known.position, excluded.position) END,
		together = greatest(known.together, excluded.together)
	WHERE (known.name, known.label, known.swatch) IS DISTINCT FROM (excluded.name, excluded.label, excluded.swatch)
		OR excluded.option_position < known.option_position OR excluded.together > known.together
		OR (excluded.together = known.together AND excluded.position > known.position);

	INSERT INTO catalogue_words (word)
	SELECT DISTINCT word FROM products p, regexp_split_to_table(lower(catalogue_text(p.name || ' ' || p.keywords)), '[^[:alnum:]]+') word
	WHERE p.number = ANY (numbers) AND length(word) BETWEEN 3 AND 40 AND word ~ '[[:alpha:]]'
	ON CONFLICT DO NOTHING;

	DELETE FROM catalogue_search WHERE number = ANY (numbers) AND NOT EXISTS (
		SELECT FROM products p JOIN variants v ON v.product_id = p.id WHERE p.number = catalogue_search.number AND NOT v.is_withdrawn
	);

	INSERT INTO catalogue_search AS known (number, category, low, rating, ratings, featured, since, is_blank, variants, text)
	SELECT p.number, c.number, sold.low, rated.rating, rated.ratings, p.featured, p.since, p.is_customisable AND p.artwork IS NULL, sold.variants,
		setweight(to_tsvector('english', catalogue_text(p.name)), 'A') || setweight(to_tsvector('english', catalogue_text(p.keywords)), 'B')
			|| setweight(to_tsvector('english', catalogue_text(p.description)), 'D')
	FROM products p JOIN categories c ON c.slug = p.category
	CROSS JOIN LATERAL (
		SELECT min(v.price) AS low, string_agg(int4send(k.number * 2 + (v.on_hand > v.reserved)::int), '' ORDER BY v.position, v.id) AS variants
		FROM variants v JOIN option_combinations k ON k.options = v.options WHERE v.product_id = p.id AND NOT v.is_withdrawn HAVING count(*) > 0
	) sold
	CROSS JOIN LATERAL (
		SELECT coalesce(round(avg(r.rating) * 10), 0)::int AS rating, count(*)::int AS ratings FROM reviews r WHERE r.product_id = p.id
	) rated
	WHERE p.number = ANY (numbers)
	ON CONFLICT (number) DO UPDATE SET
		category = excluded.category, low = excluded.low, rating = excluded.rating, ratings = excluded.ratings, featured = excluded.featured,
		since = excluded.since, is_blank = excluded.is_blank, variants = excluded.variants, text = excluded.text
	WHERE (known.category, known.low, known.rating, known.ratings, known.featured, known.since, known.is_blank, known.variants, known.text)
		IS DISTINCT FROM (excluded.category, excluded.low, excluded.rating, excluded.ratings, excluded.featured, excluded.since, excluded.is_blank, excluded.variants, excluded.text);
END
$$;
--> statement-breakpoint
-- Who writes many rows and refreshes them itself sets motif.catalogue_bulk to on, for its transaction.
CREATE FUNCTION note_catalogue_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF current_setting('motif.catalogue_bulk', true) = 'on' THEN RETURN NULL; END IF;
	IF TG_TABLE_NAME = 'products' THEN
		INSERT INTO catalogue_changes (number) SELECT number FROM added;
	ELSE
		INSERT INTO catalogue_changes (number) SELECT number FROM products WHERE id IN (SELECT product_id FROM added);
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION note_catalogue_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_TABLE_NAME = 'products' THEN
		INSERT INTO catalogue_changes (number) VALUES (old.number);
	ELSE
		INSERT INTO catalogue_changes (number) SELECT number FROM products WHERE id = old.product_id;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION note_catalogue_emptied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO catalogue_changes (number) VALUES (NULL);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER products_added AFTER INSERT ON products REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_rows();
--> statement-breakpoint
CREATE TRIGGER variants_added AFTER INSERT ON variants REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_rows();
--> statement-breakpoint
CREATE TRIGGER option_values_added AFTER INSERT ON option_values REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_rows();
--> statement-breakpoint
CREATE TRIGGER reviews_added AFTER INSERT ON reviews REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_rows();
--> statement-breakpoint
CREATE TRIGGER products_changed AFTER UPDATE OR DELETE ON products FOR EACH ROW EXECUTE FUNCTION note_catalogue_row();
--> statement-breakpoint
CREATE TRIGGER option_values_changed AFTER UPDATE OR DELETE ON option_values FOR EACH ROW EXECUTE FUNCTION note_catalogue_row();
--> statement-breakpoint
CREATE TRIGGER reviews_changed AFTER UPDATE OR DELETE ON reviews FOR EACH ROW EXECUTE FUNCTION note_catalogue_row();
--> statement-breakpoint
CREATE TRIGGER product_options_changed AFTER UPDATE ON product_options FOR EACH ROW EXECUTE FUNCTION note_catalogue_row();
--> statement-breakpoint
CREATE TRIGGER variants_removed AFTER DELETE ON variants FOR EACH ROW EXECUTE FUNCTION note_catalogue_row();
--> statement-breakpoint
-- Of stock, only whether a variant can be bought at all: orders write nothing else.
CREATE TRIGGER variants_changed AFTER UPDATE ON variants FOR EACH ROW WHEN (
	(old.on_hand > old.reserved, old.price, old.is_withdrawn, old.position, old.options) IS DISTINCT FROM (new.on_hand > new.reserved, new.price, new.is_withdrawn, new.position, new.options)
) EXECUTE FUNCTION note_catalogue_row();
--> statement-breakpoint
CREATE TRIGGER products_emptied AFTER TRUNCATE ON products FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_emptied();
--> statement-breakpoint
SELECT refresh_catalogue_search(array_agg(number)) FROM products;
