CREATE TABLE "catalogue_postings" (
	"lexeme" text COLLATE "C" NOT NULL,
	"block" integer NOT NULL,
	"packed" "bytea" NOT NULL,
	CONSTRAINT "catalogue_postings_lexeme_block_pk" PRIMARY KEY("lexeme","block")
);
--> statement-breakpoint
CREATE TABLE "catalogue_unpacked" (
	"number" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE INDEX "catalogue_postings_block" ON "catalogue_postings" USING btree ("block");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "products_listed" ON "products" USING btree ("updated_at","number","id","status","category");
--> statement-breakpoint
-- They are read whole, a part never, and hardly become smaller.
ALTER TABLE "catalogue_postings" ALTER COLUMN "packed" SET STORAGE EXTERNAL;
--> statement-breakpoint
-- What ts_rank adds for a word that stands in a text with these weights, in their order, and which weights these are. The bits from the 17th on are one for each of A to D.
CREATE FUNCTION catalogue_posting(weights text[]) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT bit_or(CASE letter WHEN 'A' THEN 1 WHEN 'B' THEN 2 WHEN 'C' THEN 4 ELSE 8 END) << 16
		| round((max(weight) + sum(weight / (place * place)) - max(weight) / min(place * place) FILTER (WHERE weight = highest)) / 1.64493406685 * 65535)::int
	FROM (
		SELECT letter, place::float8, weight, max(weight) OVER () AS highest
		FROM (
			SELECT letter, place, CASE letter WHEN 'A' THEN 1 WHEN 'B' THEN 0.4 WHEN 'C' THEN 0.2 ELSE 0.05 END::float8 AS weight
			FROM unnest(weights) WITH ORDINALITY AS given(letter, place)
		) weighed
	) compared
$$;
--> statement-breakpoint
-- Writes the postings of a block anew. What another transaction is changing at this moment stays noted: rows it holds are skipped, and what it notes later comes after. So
-- the notes go first, and the texts are read by a statement of their own.
CREATE FUNCTION pack_catalogue_postings(packed_block integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	-- One at a time: two would write the same rows.
	PERFORM pg_advisory_xact_lock(7240120);
	DELETE FROM catalogue_unpacked WHERE number IN (
		SELECT number FROM catalogue_unpacked WHERE number >= packed_block * 4096 AND number < (packed_block + 1) * 4096 FOR UPDATE SKIP LOCKED
	);
	DELETE FROM catalogue_postings WHERE block = packed_block;
	INSERT INTO catalogue_postings (lexeme, block, packed)
	WITH words AS MATERIALIZED (
		SELECT s.number, word.lexeme, word.weights FROM catalogue_search s CROSS JOIN unnest(s.text) word
		WHERE s.number >= packed_block * 4096 AND s.number < (packed_block + 1) * 4096
	), known AS MATERIALIZED (
		SELECT weights, catalogue_posting(weights) AS posting FROM (SELECT DISTINCT weights FROM words) different
	)
	SELECT lexeme, packed_block, string_agg(int4send(((number & 4095)::bigint << 20 | posting)::bit(32)::int), '' ORDER BY number)
	FROM words JOIN known USING (weights) GROUP BY lexeme;
END
$$;
--> statement-breakpoint
-- A row that is noted already is written again: whoever packs its block at this moment must wait for this transaction or leave it noted.
CREATE FUNCTION note_unpacked_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO catalogue_unpacked AS noted (number) SELECT number FROM added ON CONFLICT (number) DO UPDATE SET number = noted.number;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION note_unpacked_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO catalogue_unpacked AS noted (number) VALUES (old.number) ON CONFLICT (number) DO UPDATE SET number = noted.number;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION remove_catalogue_postings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	TRUNCATE catalogue_postings, catalogue_unpacked;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER catalogue_search_added AFTER INSERT ON catalogue_search REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_unpacked_rows();
--> statement-breakpoint
CREATE TRIGGER catalogue_search_changed AFTER UPDATE ON catalogue_search FOR EACH ROW WHEN (old.text IS DISTINCT FROM new.text) EXECUTE FUNCTION note_unpacked_row();
--> statement-breakpoint
CREATE TRIGGER catalogue_search_removed AFTER DELETE ON catalogue_search FOR EACH ROW EXECUTE FUNCTION note_unpacked_row();
--> statement-breakpoint
CREATE TRIGGER catalogue_search_emptied AFTER TRUNCATE ON catalogue_search FOR EACH STATEMENT EXECUTE FUNCTION remove_catalogue_postings();
--> statement-breakpoint
-- A job packs them.
INSERT INTO catalogue_unpacked (number) SELECT number FROM catalogue_search;
