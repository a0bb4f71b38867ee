ALTER TABLE "catalogue_search" ADD COLUMN "sold" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sold" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
CREATE INDEX "products_sold" ON "products" USING btree ("id") WHERE "products"."sold" > 0;
--> statement-breakpoint
-- As before, and how many pieces were sold lately. No row changes by it: nothing is counted yet.
CREATE OR REPLACE FUNCTION refresh_catalogue_search(numbers integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(7240119);
	INSERT INTO option_combinations (options)
	SELECT DISTINCT v.options FROM products p JOIN variants v ON v.product_id = p.id
	WHERE p.number = ANY (numbers) AND p.is_shown AND NOT EXISTS (SELECT FROM option_combinations known WHERE known.options = v.options);

	INSERT INTO catalogue_vocabulary AS known (option_id, value, name, label, swatch, option_position, together, position)
	SELECT option_id, value, min(name), min(label), min(swatch), min(option_position), max(together), max(position) FROM (
		SELECT v.option_id, v.value, o.name, v.label, v.swatch, o.position AS option_position, v.position,
			count(*) OVER (PARTITION BY v.product_id, v.option_id)::int AS together
		FROM products p JOIN option_values v ON v.product_id = p.id JOIN product_options o ON o.product_id = v.product_id AND o.id = v.option_id
		WHERE p.number = ANY (numbers) AND p.is_shown
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
	WHERE p.number = ANY (numbers) AND p.is_shown AND length(word) BETWEEN 3 AND 40 AND word ~ '[[:alpha:]]'
	ON CONFLICT DO NOTHING;

	DELETE FROM catalogue_search WHERE number = ANY (numbers) AND NOT EXISTS (
		SELECT FROM products p JOIN variants v ON v.product_id = p.id WHERE p.number = catalogue_search.number AND p.is_shown AND NOT v.is_withdrawn
	);

	INSERT INTO catalogue_search AS known (number, category, low, rating, ratings, sold, featured, since, is_blank, variants, text)
	SELECT p.number, c.number, sold.low, rated.rating, rated.ratings, p.sold, p.featured, p.since, p.is_customisable AND p.artwork IS NULL, sold.variants,
		setweight(to_tsvector('english', catalogue_text(p.name)), 'A') || setweight(to_tsvector('english', catalogue_text(p.keywords)), 'B')
			|| setweight(to_tsvector('english', CASE WHEN p.is_customisable AND p.artwork IS NULL THEN 'blank' ELSE '' END), 'C')
			|| setweight(to_tsvector('english', catalogue_text(p.description)), 'D')
	FROM products p JOIN categories c ON c.slug = p.category
	CROSS JOIN LATERAL (
		SELECT min(v.price) AS low, string_agg(int4send(k.number * 2 + (v.on_hand > v.reserved)::int), '' ORDER BY v.position, v.id) AS variants
		FROM variants v JOIN option_combinations k ON k.options = v.options WHERE v.product_id = p.id AND NOT v.is_withdrawn HAVING count(*) > 0
	) sold
	CROSS JOIN LATERAL (
		SELECT coalesce(round(avg(r.rating) * 10), 0)::int AS rating, count(*)::int AS ratings FROM reviews r WHERE r.product_id = p.id
	) rated
	WHERE p.number = ANY (numbers) AND p.is_shown
	ON CONFLICT (number) DO UPDATE SET
		category = excluded.category, low = excluded.low, rating = excluded.rating, ratings = excluded.ratings, sold = excluded.sold, featured = excluded.featured,
		since = excluded.since, is_blank = excluded.is_blank, variants = excluded.variants, text = excluded.text
	WHERE (known.category, known.low, known.rating, known.ratings, known.sold, known.featured, known.since, known.is_blank, known.variants, known.text)
		IS DISTINCT FROM (excluded.category, excluded.low, excluded.rating, excluded.ratings, excluded.sold, excluded.featured, excluded.since, excluded.is_blank, excluded.variants, excluded.text);
END
$$;
