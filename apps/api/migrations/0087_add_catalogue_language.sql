CREATE TABLE "catalogue_language" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"configuration" text NOT NULL,
	"former" text[] NOT NULL,
	"rewritten" integer NOT NULL,
	"revision" integer NOT NULL,
	CONSTRAINT "catalogue_language_only" CHECK ("catalogue_language"."is_only")
);
--> statement-breakpoint
INSERT INTO catalogue_language (configuration, former, rewritten, revision) VALUES ('english', '{}', 0, 0);
--> statement-breakpoint
-- A text or a query as it is indexed: without accents, and so that different spellings and forms of a word have the same stem. Words that are stop
-- words with accents only become another stop word; what follows a colon is the weight of a query.
CREATE FUNCTION catalogue_spelling(configuration regconfig, words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT CASE configuration
		WHEN 'english'::regconfig THEN catalogue_text(words)
		-- gruen is grün. Not in blaue, neue, Quelle.
		WHEN 'german'::regconfig THEN regexp_replace(
			regexp_replace(catalogue_text(words), '(?<![aeiouq])([aou])e', '\1', 'gi'), '(?<!:)\m(fur|uber|wahrend|wurden?|konnten?)\M', 'und', 'gi')
		-- imprimée is imprimé, but tee no te; vœux is voeux, photos is photo, bijoux is bijou.
		WHEN 'french'::regconfig THEN regexp_replace(
			regexp_replace(
				regexp_replace(regexp_replace(catalogue_text(words), 'œ', 'oe', 'gi'), '([a-z]{3})ee(s?)\M', '\1e\2', 'gi'),
				'([a-z]{2}o)(?:s|(u)x)\M', '\1\2', 'gi'),
			'(?<!:)\m(a|meme|etes|etait|etaient)\M', 'et', 'gi')
		-- corações is coração.
		WHEN 'portuguese'::regconfig THEN regexp_replace(
			regexp_replace(catalogue_text(words), 'oes\M', 'ao', 'gi'), '(?<!:)\m(nao|ja|tambem|so|ate|voces?|sao|estao|sera)\M', 'de', 'gi')
		WHEN 'spanish'::regconfig THEN regexp_replace(catalogue_text(words), '(?<!:)\m(mas|tambien)\M', 'y', 'gi')
		WHEN 'italian'::regconfig THEN regexp_replace(catalogue_text(words), '(?<!:)\m(piu|perche)\M', 'di', 'gi')
		WHEN 'swedish'::regconfig THEN regexp_replace(
			catalogue_text(words), '(?<!:)\m(pa|for|sa|ar|da|dar|nar|an|at|fran|over|nagon|nagot|nagra|sadan|vart|vara|varfor)\M', 'och', 'gi')
		-- troeje and troje are trøje.
		WHEN 'danish'::regconfig THEN regexp_replace(
			regexp_replace(regexp_replace(catalogue_text(words), 'æ', 'ae', 'gi'), 'ø|oe', 'o', 'gi'), '(?<!:)\m(pa|nar|ogsa|sadan|vaeret?)\M', 'og', 'gi')
		WHEN 'norwegian'::regconfig THEN regexp_replace(
			regexp_replace(regexp_replace(catalogue_text(words), 'æ', 'ae', 'gi'), 'ø|oe', 'o', 'gi'), '(?<!:)\m(pa|sa|na|nar|bade|vart|da|for|vaere|vaert)\M', 'og', 'gi')
		WHEN 'finnish'::regconfig THEN regexp_replace(catalogue_text(words), '(?<!:)\m(etta|mika|tama|taman|tata|tassa|mina|sina|han)\M', 'ja', 'gi')
		WHEN 'hungarian'::regconfig THEN regexp_replace(catalogue_text(words), '(?<!:)\m(es|mas|tobb|utan|elott|kozott|szamara|nelkul)\M', 'a', 'gi')
		WHEN 'turkish'::regconfig THEN regexp_replace(catalogue_text(words), '(?<!:)\m(icin|cok|cunku|tum)\M', 've', 'gi')
		-- Endings and stop words have й, which is и without its accent: красныи is красный. Plurals such as коллекции keep their stem.
		WHEN 'russian'::regconfig THEN regexp_replace(catalogue_text(words), '([аеиоуыэюя])и(?![а-яА-Я])', '\1й', 'gi')
		ELSE catalogue_text(words)
	END
$$;
--> statement-breakpoint
-- The weighted full text of a product.
CREATE FUNCTION catalogue_vector(configuration regconfig, name text, keywords text, is_blank boolean, description text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT setweight(to_tsvector(configuration, catalogue_spelling(configuration, name)), 'A')
		|| setweight(to_tsvector(configuration, catalogue_spelling(configuration, keywords)), 'B')
		|| setweight(to_tsvector(configuration, CASE WHEN is_blank THEN 'blank' ELSE '' END), 'C')
		|| setweight(to_tsvector(configuration, catalogue_spelling(configuration, description)), 'D')
$$;
--> statement-breakpoint
-- As before, with the language of the products. No row changes by it: it is English until an owner chooses another.
CREATE OR REPLACE FUNCTION refresh_catalogue_search(numbers integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	used regconfig;
BEGIN
	PERFORM pg_advisory_xact_lock(7240119);
	-- Read under the lock: rows written with a former language are there before any is rewritten.
	SELECT coalesce((SELECT configuration FROM catalogue_language), 'english')::regconfig INTO used;
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
		catalogue_vector(used, p.name, p.keywords, p.is_customisable AND p.artwork IS NULL, p.description)
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
